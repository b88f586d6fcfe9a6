import Foundation
import MizanBase
import MizanLayout
import MizanLocalization

extension TextField where Label == Text {
    /// A field for a value in a format, with a localized title. Source: SwiftUI's `init(_:value:format:prompt:)`.
    public init<Format: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil
    ) where Format.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
    }

    /// A field for a value in a format, with a verbatim title. Source: SwiftUI's `init(_:value:format:prompt:)`.
    @_disfavoredOverload
    public init<Format: ParseableFormatStyle>(
        _ title: some StringProtocol, value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil
    ) where Format.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(title) }
    }

    /// A field for a value that may be missing, in a format, with a localized title. Source: SwiftUI's
    /// `init(_:value:format:prompt:)`.
    public init<Format: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<Format.FormatInput?>, format: Format, prompt: Text? = nil
    ) where Format.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
    }

    /// A field for a value that may be missing, in a format, with a verbatim title. Source: SwiftUI's
    /// `init(_:value:format:prompt:)`.
    @_disfavoredOverload
    public init<Format: ParseableFormatStyle>(
        _ title: some StringProtocol, value: Binding<Format.FormatInput?>, format: Format, prompt: Text? = nil
    ) where Format.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(title) }
    }

    /// A field for a value that a formatter writes and reads, with a localized title. Source: SwiftUI's
    /// `init(_:value:formatter:prompt:)`.
    public init<Value>(_ titleKey: LocalizedStringKey, value: Binding<Value>, formatter: Formatter, prompt: Text? = nil)
    {
        self.init(value: value, formatter: formatter, prompt: prompt) { Text(titleKey) }
    }

    /// A field for a value that a formatter writes and reads, with a verbatim title. Source: SwiftUI's
    /// `init(_:value:formatter:prompt:)`.
    @_disfavoredOverload
    public init<Value>(_ title: some StringProtocol, value: Binding<Value>, formatter: Formatter, prompt: Text? = nil) {
        self.init(value: value, formatter: formatter, prompt: prompt) { Text(title) }
    }
}
