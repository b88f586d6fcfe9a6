import Foundation
import MizanBase
import MizanLocalization
import TestSupport

/// The catalogs that tests read.
enum Catalogs {
    private static let root = Checkout.root

    static func forecast() throws -> StringCatalog { try read("Examples/Forecast/Localizable.xcstrings") }
    static func gomap() throws -> StringCatalog { try read("Tests/Fixtures/catalogs/gomap/Localizable.xcstrings") }

    static func bytes(_ path: String) throws -> [UInt8] { Array(try Data(contentsOf: root.appending(path: path))) }

    private static func read(_ path: String) throws -> StringCatalog {
        try StringCatalog(xcstrings: bytes(path), file: path)
    }

    /// A catalog of one table with the entries given as JSON.
    static func made(_ strings: String, source: String = "en", file: String = "Localizable.xcstrings") throws
        -> StringCatalog
    {
        let json = "{\n\"sourceLanguage\": \"\(source)\", \"version\": \"1.0\",\n\"strings\": {\(strings)}}"
        return try StringCatalog(xcstrings: Array(json.utf8), file: file)
    }

    /// An entry with one plain text for each language.
    static func entry(_ key: String, _ texts: [(String, String)]) -> String {
        let localizations = texts.map {
            "\"\($0.0)\": { \"stringUnit\": { \"state\": \"translated\", \"value\": \"\($0.1)\" } }"
        }
        return "\"\(key)\": { \"localizations\": { \(localizations.joined(separator: ", ")) } }"
    }

    /// An entry with plural forms of one language.
    static func plural(_ key: String, _ language: String, _ forms: [(String, String)]) -> String {
        let units = forms.map {
            "\"\($0.0)\": { \"stringUnit\": { \"state\": \"translated\", \"value\": \"\($0.1)\" } }"
        }
        return """
            "\(key)": { "localizations": { "\(language)": { "variations": { "plural": {
            \(units.joined(separator: ",")) } } } } }
            """
    }
}

extension LocalizedText {
    /// The characters alone.
    var plain: String { text.plainText(.unmarked) }
    /// With FSI, LRI, RLI and PDI.
    var marked: String { text.plainText(.marked) }
}
