import Foundation
import MizanLocalization

// Foundation's functions take the process's locale, and crash where a translation doesn't fit its arguments. These stand before
// them. The initializers of one kind of argument are preferred even in a file that imports Foundation itself; the others have
// Foundation's own parameters, which are ours in a file that imports Mizan alone.

extension String {
    /// A format with its arguments as C prints them. A text with plural forms (`NSLocalizedString`) is in the reader's language.
    /// Source: Foundation's `String.init(format:_:)`.
    public init(format: String, _ arguments: (any CVarArg & Sendable)...) {
        self.init(printing: format, nil, arguments)
    }

    /// A format with its arguments as C prints them. A text with plural forms (`NSLocalizedString`) is in the reader's language.
    /// Source: Foundation's `String.init(format:arguments:)`.
    public init(format: String, arguments: [any CVarArg & Sendable]) { self.init(printing: format, nil, arguments) }

    /// A format with its arguments in a locale. A text with plural forms (`NSLocalizedString`) is in the reader's language. Source:
    /// Foundation's `String.init(format:locale:_:)`.
    public init(format: String, locale: Locale, _ arguments: any CVarArg...) {
        self.init(printing: format, locale, arguments)
    }

    /// A format with its arguments in a locale. A text with plural forms (`NSLocalizedString`) is in the reader's language. Source:
    /// Foundation's `String.init(format:locale:arguments:)`.
    public init(format: String, locale: Locale, arguments: [any CVarArg]) {
        self.init(printing: format, locale, arguments)
    }

    /// A format with its arguments of any kind as C prints them.
    @_disfavoredOverload
    public init(format: __shared String, _ arguments: any CVarArg...) { self.init(printing: format, nil, arguments) }

    /// A format with its arguments of any kind as C prints them.
    @_disfavoredOverload
    public init(format: __shared String, arguments: __shared [any CVarArg]) {
        self.init(printing: format, nil, arguments)
    }

    /// A format with its arguments in a locale; nil is for none.
    @_disfavoredOverload
    public init(format: __shared String, locale: __shared Locale?, _ arguments: any CVarArg...) {
        self.init(printing: format, locale, arguments)
    }

    /// A format with its arguments in a locale; nil is for none.
    @_disfavoredOverload
    public init(format: __shared String, locale: __shared Locale?, arguments: __shared [any CVarArg]) {
        self.init(printing: format, locale, arguments)
    }

    private init(printing format: String, _ locale: Locale?, _ arguments: [any CVarArg]) {
        self = Localization.inEffect.string(format: format, locale: locale, arguments: arguments)
    }

    /// The call of a format with its arguments in isolates, for the reader of the running task. Source: Foundation's
    /// `String.localizedStringWithFormat(_:_:)`.
    public static var localizedStringWithFormat: LocalizedFormatting { LocalizedFormatting() }
}

/// The call of `String.localizedStringWithFormat`.
///
/// It is a property because a property is preferred to Foundation's function of the same name in every file.
public struct LocalizedFormatting: Sendable {
    /// A format with its arguments in isolates. A text with plural forms (`NSLocalizedString`) takes the form for them.
    ///
    /// Foundation's own function isolates nothing and takes the process's locale.
    public func callAsFunction(_ format: String, _ arguments: any CVarArg...) -> String {
        Localization.inEffect.string(format: format, arguments: arguments.map { LocalizedValue($0) })
    }
}
