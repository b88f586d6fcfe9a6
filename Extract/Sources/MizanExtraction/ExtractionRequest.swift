import Foundation
import MizanCatalogs
import MizanDocument
import Synchronization

/// What a caller wants extracted, as JSON: `{ "functions": ["tr"], "sources": [{ "file": "App.swift" }] }`.
///
/// A source that is at hand has its text beside its name: `{ "file": "<stdin>", "text": "…" }`.
public struct ExtractionRequest {
    private let options: ExtractionOptions
    private let texts: [(file: String, text: String)]

    /// Reads a request and the files that it names; throws a diagnostic where one can't be read.
    public init(_ json: [UInt8], name: String = "<stdin>") throws {
        let value = try JSONValue.parse(json, file: name)
        options = ExtractionOptions(functions: Set(try value["functions"]?.array().map { try $0.string() } ?? []))
        texts = try value.member("sources").array().map { source in
            let file = try source.member("file").string()
            // The compiler takes UTF-8 alone; what isn't is replaced, as it does in comments.
            return (
                file, try source["text"]?.string() ?? String(decoding: SourceFile.read(file).bytes, as: UTF8.self)
            )
        }
    }

    /// The strings that are found.
    public func strings() -> ExtractedStrings { Extractor(options).strings(in: sources()) }

    /// Parses the sources, which takes most of the time, on all processors.
    private func sources() -> [SwiftSource] {
        let texts = texts
        let parsed = Mutex<[Int: SwiftSource]>([:])
        let next = Atomic(0)
        let group = DispatchGroup()
        for _ in 0..<min(ProcessInfo.processInfo.activeProcessorCount, texts.count) {
            group.enter()
            let thread = Thread {
                while true {
                    let index = next.add(1, ordering: .relaxed).oldValue
                    guard index < texts.count else { break }
                    let source = SwiftSource(file: texts[index].file, text: texts[index].text)
                    parsed.withLock { $0[index] = source }
                }
                group.leave()
            }
            // A source nests as deep as the compiler allows, and a debug build's frames are large.
            thread.stackSize = Self.stackSize
            thread.start()
        }
        group.wait()
        return parsed.withLock { parsed in texts.indices.compactMap { parsed[$0] } }
    }

    /// Bytes of the stack of a thread that works on sources; only used as deep as they nest.
    public static let stackSize = 512 << 20
}
