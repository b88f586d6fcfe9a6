import Foundation

/// Prints a text in each language by Foundation alone, which knows no string catalogs on Linux: the build plugin made `.lproj` tables.
@main enum CompiledStrings {
    static func main() {
        for language in Bundle.module.localizations.sorted() where language != "Base" {
            let path = Bundle.module.path(forResource: language, ofType: "lproj")
            let text = path.flatMap { Bundle(path: $0) }?.localizedString(
                forKey: "Boarding closes", value: nil, table: nil)
            print("\(language): \(text ?? "-")")
        }
    }
}
