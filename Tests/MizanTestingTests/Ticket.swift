import Mizan
import MizanDocument

/// A ticket's summary, which a plural and a name stand in.
struct Ticket: View {
    var seats = 3
    var spacing = 8.0
    var title: LocalizedStringKey = "Your ticket"

    var body: some View {
        VStack(alignment: .leading, spacing: spacing) {
            Text(title).font(.title).id("title")
            HStack {
                Image(systemName: "chevron.forward")
                Text("\(seats) seats").id("seats")
            }
        }
        .padding()
    }

    /// True translations of the ticket's strings, as a catalog holds them.
    nonisolated static func strings() throws -> [StringBundle] {
        func string(_ language: String, _ value: String) -> String {
            #""\#(language)": { "stringUnit": { "state": "translated", "value": "\#(value)" } }"#
        }
        func plural(_ language: String, _ forms: [(String, String)]) -> String {
            let forms = forms.map { string($0, $1) }.joined(separator: ", ")
            return #""\#(language)": { "variations": { "plural": { \#(forms) } } }"#
        }
        let catalog = """
            { "version": "1.0", "sourceLanguage": "en", "strings": {
              "Your ticket": { "localizations": { \(string("ar", "تذكرتك")), \(string("he", "הכרטיס שלך")) } },
              "%lld seats": { "localizations": {
                \(plural("en", [("one", "%lld seat"), ("other", "%lld seats")])),
                \(plural("he", [("one", "מקום אחד"), ("two", "שני מקומות"), ("other", "%lld מקומות")])),
                \(plural("ar", [
                    ("zero", "لا مقاعد"), ("one", "مقعد واحد"), ("two", "مقعدان"), ("few", "%lld مقاعد"),
                    ("many", "%lld مقعدًا"), ("other", "%lld مقعد"),
                ])) } } } }
            """
        return [try StringBundle(file: SourceFile(name: "Localizable.xcstrings", bytes: Array(catalog.utf8)))]
    }
}
