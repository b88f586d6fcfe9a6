import Foundation
import MizanBase

/// Formats as C and Foundation have them, apart from their arguments.
extension Localization {
    /// A text without arguments, its `%` as they are. A text with plural forms is a format, and the call that has its arguments
    /// chooses the form.
    func format(of resource: LocalizedStringResource) -> String {
        guard let format = found(resource, interpretsMarkup: false, takesArguments: true).message.pluralFormat else {
            return string(resource)
        }
        return PluralFormats.string(format, of: resource)
    }

    /// A format with its arguments in isolates as characters: a text with plural forms that was looked up in the reader's
    /// language, any other format as its own translation.
    package func string(format: String, arguments: [LocalizedValue]) -> String {
        // A table that no file can have.
        var resource = PluralFormats.resource(of: format) ?? LocalizedStringResource(key: format, table: "\u{0}")
        resource.arguments = arguments
        return string(resource)
    }

    /// A format with its arguments as Foundation's `String(format:locale:arguments:)` prints them, and a text with plural forms
    /// that was looked up as ``localizedStringWithFormat(_:_:)`` does.
    ///
    /// Foundation trusts a format: it reads a number that `%@` prints as an address. A format that doesn't fit its arguments is
    /// therefore printed here, in the reader's form.
    package func string(format: String, locale: Locale?, arguments: [any CVarArg]) -> String {
        guard PluralFormats.resource(of: format) == nil, PrintedArguments(arguments).fit(format) else {
            return string(format: format, arguments: arguments.map(LocalizedValue.init))
        }
        return String(format: format, locale: locale, arguments: arguments)
    }
}

extension LocalizedValue {
    /// An argument of a format of C.
    package init(_ argument: any CVarArg) {
        self =
            switch argument {
            case let argument as any LocalizedArgument: argument.localizedValue
            case let argument as any FixedWidthInteger: .integer(Int128(clamping: argument))
            case let argument as any BinaryFloatingPoint: .double(Double(argument))
            case let argument as Bool: .integer(argument ? 1 : 0)
            default: .text(String(describing: argument))
            }
    }
}
