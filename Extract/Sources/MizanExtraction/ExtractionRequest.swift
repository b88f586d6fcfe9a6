import MizanCatalogs
import MizanDocument

/// What a caller wants extracted, as JSON: `{ "functions": ["tr"], "sources": [{ "file": "App.swift" }] }`.
///
/// A source that is at hand has its text beside its name: `{ "file": "<stdin>", "text": "…" }`.
public struct ExtractionRequest {
    private let options: ExtractionOptions
    private let sources: [SwiftSource]

    /// Reads a request and the files that it names; throws a diagnostic where one can't be read.
    public init(_ json: [UInt8], name: String = "<stdin>") throws {
        let value = try JSONValue.parse(json, file: name)
        options = ExtractionOptions(functions: Set(try value["functions"]?.array().map { try $0.string() } ?? []))
        sources = try value.member("sources").array().map { source in
            let file = try source.member("file").string()
            let text = try source["text"]?.string()
            // The compiler takes UTF-8 alone; what isn't is replaced, as it does in comments.
            return SwiftSource(
                file: file, text: try text ?? String(decoding: SourceFile.read(file).bytes, as: UTF8.self))
        }
    }

    /// The strings that are found.
    public func strings() -> ExtractedStrings { Extractor(options).strings(in: sources) }
}
