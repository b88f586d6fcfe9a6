import MizanLayout

/// The preferences of ancestors for text fields, and for the keyboard that appears for them.
package struct TextInputPreferences {
    package var keyboardType = UIKeyboardType.default
    package var contentType: UITextContentType?
    var autocapitalization: TextInputAutocapitalization?
    var isAutocorrectionDisabled: Bool?
    var submitLabel = SubmitLabel.return
    /// The actions for a field that is done, the innermost last.
    package var submitActions: [(triggers: SubmitTriggers, run: () -> Void)] = []
}

private struct TextInputPreferencesKey: EnvironmentKey {
    static var defaultValue: TextInputPreferences { TextInputPreferences() }
}

extension EnvironmentValues {
    /// The preferences of ancestors for text fields.
    package var textInput: TextInputPreferences {
        get { self[TextInputPreferencesKey.self] }
        set { self[TextInputPreferencesKey.self] = newValue }
    }

    /// Whether what is typed inside isn't corrected. Source: SwiftUI's `autocorrectionDisabled`.
    public var autocorrectionDisabled: Bool {
        get { textInput.isAutocorrectionDisabled ?? false }
        set { textInput.isAutocorrectionDisabled = newValue }
    }
}

/// The keys of a keyboard on the screen. Source: UIKit's `UIKeyboardType`.
public enum UIKeyboardType: Int, Hashable, Sendable, CaseIterable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress,
        decimalPad
    case twitter, webSearch, asciiCapableNumberPad

    /// The letters of ASCII.
    public static let alphabet = UIKeyboardType.asciiCapable
}

/// The kind of text that a field expects. Source: UIKit's `UITextContentType`.
public enum UITextContentType: String, Hashable, Sendable, CaseIterable {
    case name
    case namePrefix = "honorific-prefix"
    case givenName = "given-name"
    case middleName = "additional-name"
    case familyName = "family-name"
    case nameSuffix = "honorific-suffix"
    case nickname
    case jobTitle = "organization-title"
    case organizationName = "organization"
    case location
    case fullStreetAddress = "street-address"
    case streetAddressLine1 = "address-line1"
    case streetAddressLine2 = "address-line2"
    case addressCity = "address-level2"
    case addressState = "address-level1"
    case sublocality = "address-level3"
    case countryName = "country-name"
    case postalCode = "postal-code"
    case telephoneNumber = "tel"
    case emailAddress = "email"
    case URL = "url"
    case creditCardNumber = "cc-number"
    case username
    case password
    case newPassword = "new-password"
    case oneTimeCode = "one-time-code"
    case dateTime = "date-time"
    case birthdate = "bday"
}

/// The letters that a keyboard makes capital. Source: SwiftUI's `TextInputAutocapitalization`.
public struct TextInputAutocapitalization: Hashable, Sendable {
    private let type: UITextAutocapitalizationType

    /// Capitalizes no letters.
    public static var never: TextInputAutocapitalization { TextInputAutocapitalization(.none) }
    /// The first one of each word.
    public static var words: TextInputAutocapitalization { TextInputAutocapitalization(.words) }
    /// The first one of each sentence.
    public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(.sentences) }
    /// Capitalizes every letter.
    public static var characters: TextInputAutocapitalization { TextInputAutocapitalization(.allCharacters) }

    /// Capital letters by UIKit's name.
    public init(_ type: UITextAutocapitalizationType) { self.type = type }
}

/// The letters that a keyboard makes capital. Source: UIKit's `UITextAutocapitalizationType`.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable, CaseIterable {
    case none, words, sentences, allCharacters
}

/// The word on the key that ends an input. Source: SwiftUI's `SubmitLabel`.
public enum SubmitLabel: String, Hashable, Sendable, CaseIterable {
    case done, go, send, join, route, search, `return`, next, `continue`
}

/// The inputs whose end runs an action. Source: SwiftUI's `SubmitTriggers`.
public struct SubmitTriggers: OptionSet, Hashable, Sendable {
    /// One bit for each.
    public let rawValue: Int

    /// Triggers by their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Submitting a text field.
    public static let text = SubmitTriggers(rawValue: 1 << 0)
    /// Submitting a search field.
    public static let search = SubmitTriggers(rawValue: 1 << 1)
}
