import MizanCatalogs
import MizanExtraction

/// The strings of a text as lines: the key, then what else was found.
func extracted(_ text: String, functions: Set<String> = [], file: String = "App.swift") -> [String] {
    lines(Extractor(ExtractionOptions(functions: functions)).strings(in: [SwiftSource(file: file, text: text)]))
}

/// The rules of the notes on a text.
func notes(_ text: String) -> [String] {
    Extractor().strings(in: [SwiftSource(file: "App.swift", text: text)]).notes.map(\.rule)
}

func lines(_ found: ExtractedStrings) -> [String] {
    found.strings.map { string in
        let members = [
            ("value", string.defaultValue), ("table", string.table), ("bundle", string.bundle),
            ("comment", string.comment),
        ]
        return ([string.key] + members.compactMap { name, text in text.map { "\(name): \($0)" } })
            .joined(separator: " | ")
    }
}
