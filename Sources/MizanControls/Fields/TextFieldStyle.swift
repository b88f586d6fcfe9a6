import MizanLayout

/// The appearance of text fields and secure fields. Source: SwiftUI's `TextFieldStyle`.
///
/// ```swift
/// struct Underlined: TextFieldStyle {
///     func _body(configuration: TextField<Self._Label>) -> some View {
///         configuration.padding(.vertical, 8).overlay(alignment: .bottom) { Divider() }
///     }
/// }
/// ```
@MainActor @preconcurrency public protocol TextFieldStyle {
    associatedtype _Body: View

    /// Puts the look of the style around a field, whose text, caret and selection are drawn by the field itself.
    @ViewBuilder func _body(configuration: TextField<Self._Label>) -> _Body

    /// The label of the field that a style gets.
    typealias _Label = _TextFieldStyleLabel
}

/// The label of the field that a style gets: it isn't shown.
nonisolated public struct _TextFieldStyleLabel: View {
    /// Nothing.
    public var body: some View { EmptyView() }
}

nonisolated extension TextFieldStyle {
    /// The look of a field.
    func look(of content: FieldContent) -> AnyView {
        IsolatedCall.run((self, content)) { AnyView($0._body(configuration: TextField($1))) }
    }
}

/// The usual field: plain. Source: SwiftUI's `DefaultTextFieldStyle`, as on a phone.
nonisolated public struct DefaultTextFieldStyle: TextFieldStyle {
    /// The usual style.
    public init() {}

    /// The field alone.
    public func _body(configuration: TextField<Self._Label>) -> some View { configuration }
}

/// A field without decoration. Source: SwiftUI's `PlainTextFieldStyle`.
nonisolated public struct PlainTextFieldStyle: TextFieldStyle {
    /// No decoration.
    public init() {}

    /// The field alone.
    public func _body(configuration: TextField<Self._Label>) -> some View { configuration }
}

/// A field in a border with round corners, in the tint while it has the input. Source: SwiftUI's `RoundedBorderTextFieldStyle`,
/// about
/// 34 points high at the usual text size.
nonisolated public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    /// A border with round corners.
    public init() {}

    /// The field with its border.
    public func _body(configuration: TextField<Self._Label>) -> some View {
        configuration.modifier(FieldBorder(cornerRadius: 6))
    }
}

/// A field in a border with square corners. Source: SwiftUI's `SquareBorderTextFieldStyle`.
nonisolated public struct SquareBorderTextFieldStyle: TextFieldStyle {
    /// A border with square corners.
    public init() {}

    /// The field with its border.
    public func _body(configuration: TextField<Self._Label>) -> some View {
        configuration.modifier(FieldBorder(cornerRadius: 0))
    }
}

/// The border of a field.
nonisolated private struct FieldBorder: ViewModifier {
    let cornerRadius: Double
    @Environment(\.isFieldActive) private var isActive
    @Environment(\.tint) private var tint

    func body(content: Content) -> some View {
        let outline = RoundedRectangle(cornerRadius: cornerRadius)
        content.padding(.horizontal, 7).padding(.vertical, 6.5)
            .background { outline.fill(Color(SystemColor.card)).typeName("Background") }
            .overlay {
                outline.strokeBorder(
                    isActive ? tint ?? .accentColor : Color(SystemColor.separator), lineWidth: isActive ? 2 : 1
                )
                .typeName("Border").allowsHitTesting(false)
            }
    }
}

nonisolated extension TextFieldStyle where Self == DefaultTextFieldStyle {
    /// The usual style.
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

nonisolated extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// No decoration.
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

nonisolated extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// A border with round corners.
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

nonisolated extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
    /// A border with square corners.
    public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}

private struct TextFieldStyleKey: EnvironmentKey {
    static var defaultValue: (any TextFieldStyle)? { nil }
}

extension EnvironmentValues {
    /// The style of the fields inside; nil for the plain one.
    var textFieldStyle: (any TextFieldStyle)? {
        get { self[TextFieldStyleKey.self] }
        set { self[TextFieldStyleKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the style of the text fields and secure fields inside. Source: SwiftUI's `textFieldStyle(_:)`.
    public func textFieldStyle(_ style: some TextFieldStyle) -> some View { environment(\.textFieldStyle, style) }
}
