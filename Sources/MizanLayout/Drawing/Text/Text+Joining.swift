import MizanBase
import MizanLocalization

extension Text {
    /// Both texts one after the other, each with its own modifiers. Source: SwiftUI's `+(_:_:)`.
    ///
    /// They are one paragraph in the direction of the first, and nothing is isolated between them. A sentence that is put together
    /// of parts can't be translated: a text inside another by interpolation can.
    public static func + (left: Text, right: Text) -> Text { Text(.joined(left.members + right.members)) }

    /// What another text is joined with.
    private var members: [LocalizedValue] {
        guard modifiers == TextModifiers() else { return [.styled(argument, InlineAttribute(modifiers))] }
        if case .joined(let members) = argument { return members }
        return [argument]
    }
}
