import Foundation
import MizanBase
import MizanCatalogs
import TestSupport

/// The catalogs that tests read.
enum Catalogs {
    /// Real ones, and those of the examples.
    static let paths = [
        "Tests/Fixtures/catalogs/gomap/Localizable.xcstrings", "Examples/Forecast/Localizable.xcstrings",
        "Examples/Matrix/Localizable.xcstrings", "Examples/TenDays/Localizable.xcstrings",
        "Examples/Gallery/Localizable.xcstrings", "Tests/SwiftUIViewTests/Localizable.xcstrings",
    ]

    static func bytes(_ path: String) throws -> [UInt8] {
        Array(try Data(contentsOf: Checkout.root.appending(path: path)))
    }

    static func document(_ path: String) throws -> CatalogDocument { try CatalogDocument(bytes(path), file: path) }

    /// A catalog of the entries given as JSON, in English.
    static func made(_ strings: String) throws -> CatalogDocument {
        let json = "{\n\"sourceLanguage\": \"en\", \"version\": \"1.0\",\n\"strings\": {\(strings)}}"
        return try CatalogDocument(Array(json.utf8), file: "Localizable.xcstrings")
    }

    /// A unit as JSON.
    static func unit(_ text: String, state: String = "translated") -> String {
        "{ \"stringUnit\": { \"state\": \"\(state)\", \"value\": \"\(text)\" } }"
    }

    /// Plural variations as JSON, without the braces of what holds them.
    static func plural(_ forms: KeyValuePairs<String, String>) -> String {
        let units = forms.map { "\"\($0.key)\": \(unit($0.value))" }.joined(separator: ", ")
        return "\"variations\": { \"plural\": { \(units) } }"
    }
}
