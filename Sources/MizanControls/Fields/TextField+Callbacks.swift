import Foundation
import MizanBase
import MizanLayout
import MizanLocalization

// The forms that came before `onSubmit(of:_:)` and `focused(_:)`.
extension TextField where Label == Text {
    /// A field that tells when its input begins and ends, with a localized title. Source: SwiftUI's
    /// `init(_:text:onEditingChanged:onCommit:)`.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void = {}
    ) {
        self.init(
            Field(kind: .line, text: .text(text), editingChanged: onEditingChanged, committed: onCommit), prompt: nil,
            label: Text(titleKey))
    }

    /// A field that tells when its input begins and ends, with a verbatim title. Source: SwiftUI's
    /// `init(_:text:onEditingChanged:onCommit:)`.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void = {}
    ) {
        self.init(
            Field(kind: .line, text: .text(text), editingChanged: onEditingChanged, committed: onCommit), prompt: nil,
            label: Text(title))
    }

    /// A field that tells when the return key ends its input, with a localized title. Source: SwiftUI's `init(_:text:onCommit:)`.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(Field(kind: .line, text: .text(text), committed: onCommit), prompt: nil, label: Text(titleKey))
    }

    /// A field that tells when the return key ends its input, with a verbatim title. Source: SwiftUI's `init(_:text:onCommit:)`.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(Field(kind: .line, text: .text(text), committed: onCommit), prompt: nil, label: Text(title))
    }

    /// A field for a value that a formatter writes and reads, which tells when its input begins and ends, with a localized
    /// title. Source: SwiftUI's `init(_:value:formatter:onEditingChanged:onCommit:)`.
    public init<Value>(
        _ titleKey: LocalizedStringKey, value: Binding<Value>, formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void = {}
    ) {
        self.init(
            Field(
                kind: .line, text: .formatted(FormatterLocation(value, formatter: formatter)),
                editingChanged: onEditingChanged, committed: onCommit), prompt: nil, label: Text(titleKey))
    }

    /// A field for a value that a formatter writes and reads, which tells when its input begins and ends, with a verbatim
    /// title. Source: SwiftUI's `init(_:value:formatter:onEditingChanged:onCommit:)`.
    @_disfavoredOverload
    public init<Value>(
        _ title: some StringProtocol, value: Binding<Value>, formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void = {}
    ) {
        self.init(
            Field(
                kind: .line, text: .formatted(FormatterLocation(value, formatter: formatter)),
                editingChanged: onEditingChanged, committed: onCommit), prompt: nil, label: Text(title))
    }

    /// A field for a value that a formatter writes and reads, which tells when the return key ends its input, with a localized
    /// title. Source: SwiftUI's `init(_:value:formatter:onCommit:)`.
    public init<Value>(
        _ titleKey: LocalizedStringKey, value: Binding<Value>, formatter: Formatter, onCommit: @escaping () -> Void
    ) {
        self.init(
            Field(
                kind: .line, text: .formatted(FormatterLocation(value, formatter: formatter)), committed: onCommit),
            prompt: nil, label: Text(titleKey))
    }

    /// A field for a value that a formatter writes and reads, which tells when the return key ends its input, with a verbatim
    /// title. Source: SwiftUI's `init(_:value:formatter:onCommit:)`.
    @_disfavoredOverload
    public init<Value>(
        _ title: some StringProtocol, value: Binding<Value>, formatter: Formatter, onCommit: @escaping () -> Void
    ) {
        self.init(
            Field(
                kind: .line, text: .formatted(FormatterLocation(value, formatter: formatter)), committed: onCommit),
            prompt: nil, label: Text(title))
    }
}
