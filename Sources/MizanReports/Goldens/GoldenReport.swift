import Foundation
import MizanBase
import MizanGoldens
import MizanDocument
import MizanText

/// A report folder: the results of a golden run, with their files.
///
/// | file | holds |
/// | --- | --- |
/// | `report.jsonl` | a header, an outcome a line in the order of the cases, an end; the same bytes for the same run |
/// | `times.jsonl` | how long each case took |
/// | `files/` | trees and pictures by the SHA-256 of their bytes |
/// | `index.html`, `report.js`, `cases/` | the page, which opens from the disk |
///
/// A report may come from anywhere: reading it never leaves its folder, and a file is taken only where its bytes have the hash
/// that it is named by.
public struct GoldenReport: Sendable {
    /// The form of `report.jsonl`.
    public static let schema = 1

    /// The run that a report is of; shards of one run differ in ``shard`` alone.
    public struct Header: Hashable, Sendable {
        /// The versions that the trees were laid out and drawn with, by name, in the order to print: `harfbuzz`, `6.0.0`.
        public var versions: [Version]
        /// The goldens' folder from the project's root (`ProjectPaths`).
        public var goldens: String
        /// The plan's set; nil where it has no name.
        public var set: String?
        /// The names of all cases of the run, before it was divided.
        public var plan: ContentHash
        /// The number of cases of the run, before it was divided.
        public var caseCount: Int
        /// The part that this is; nil is the whole.
        public var shard: Shard?

        /// A name and a version.
        public struct Version: Hashable, Sendable {
            /// The name of the library, or of another thing with a version.
            public var name: String
            /// Its version.
            public var version: String

            /// A name and a version.
            public init(_ name: String, _ version: String) {
                self.name = name
                self.version = version
            }
        }

        /// One of several parts of a run.
        public struct Shard: Hashable, Sendable {
            /// From 1.
            public var number: Int
            /// The number of parts.
            public var count: Int

            /// A part, the first has the number 1.
            public init(number: Int, of count: Int) {
                self.number = number
                self.count = count
            }
        }

        /// A header of a run over these cases.
        ///
        /// - Parameters:
        ///   - versions: The engine's, the libraries' and the fonts'.
        ///   - goldens: The goldens' folder, as the report names it.
        ///   - set: The plan's set; nil where the run is over several, or of no plan.
        ///   - cases: All of the run's, before it was divided, in their order.
        ///   - shard: The part that the report is of; nil for the whole.
        public init(
            versions: [Version], goldens: String, set: String?, cases: some Sequence<GoldenCase>, shard: Shard? = nil
        ) {
            self.versions = versions
            self.goldens = goldens
            self.set = set
            var digest = ContentHash.Digest()
            caseCount = 0
            for item in cases {
                Self.add(item, to: &digest)
                caseCount += 1
            }
            plan = digest.finish()
            self.shard = shard
        }

        /// The libraries that run now, those of the layout and that of pictures.
        public static var currentVersions: [Version] {
            let libraries = LibraryVersions.current
            let drawing = GoldenPictures.png.rasterizer.split(separator: " ", maxSplits: 1).map(String.init)
            return [
                Version("harfbuzz", libraries.harfbuzz), Version("fribidi", libraries.fribidi),
                Version("icu", libraries.icu), Version("cldr", libraries.cldr), Version("unicode", libraries.unicode),
                Version("hyph-utf8", libraries.hyphenation),
                Version(drawing.first ?? "", drawing.last ?? ""),
            ]
        }

        static func add(_ item: GoldenCase, to digest: inout ContentHash.Digest) {
            digest.update(part: item.name)
            digest.update(part: item.hasPicture ? "picture" : "")
        }
    }

    /// The kinds of files, by their endings.
    enum FileKind: String {
        case tree
        case png

        var limit: Int { Limits.fileBytes }
    }

    /// As the user named it.
    public let folder: String
    /// The run that the report is of.
    public let header: Header
    /// Findings beyond the cases: goldens that no variant uses, and entries of the plan that nothing needs.
    public let findings: [Diagnostic]
    /// Findings of a shard that hold where no other shard shows otherwise.
    let undecided: [Diagnostic]
    /// The hash of `report.jsonl`, which tells that a page's marks are this report's.
    public let identity: ContentHash

    let source: SourceFolder

    /// Opens a report.
    ///
    /// - Throws: `DiagnosticError` of the rule `report-unreadable` where it was interrupted or isn't one, and with the
    ///   place of an error in it.
    public init(folder: String) throws {
        self.folder = folder
        source = try SourceFolder(root: folder)
        let lines = try LineFile(source, "report.jsonl", limit: Limits.reportLineBytes)
        var digest = ContentHash.Digest()
        var first: [UInt8]?
        var (last, number): ([UInt8], Int) = ([], 0)
        while let line = try lines.next() {
            digest.update(line)
            digest.update([UInt8(ascii: "\n")])
            if first == nil { first = line }
            last = line
            number += 1
        }
        identity = digest.finish()
        guard let first else { throw Self.unreadable(folder, "it is empty") }
        header = try Header(json: Self.value(first, 1, source))
        let end = try Self.value(last, number, source)
        guard number > 1, let findings = end["end"] else {
            throw Self.unreadable(folder, "the run that wrote it was interrupted")
        }
        self.findings = try findings.array().map { try Diagnostic(json: $0) }
        undecided = try end["undecided"]?.array().map { try Diagnostic(json: $0) } ?? []
    }

    /// The cases in the order of the report, read one by one.
    public func forEach(_ body: (ReportedCase) throws -> Void) throws {
        let reader = try CaseReader(self)
        while let entry = try reader.next() { try body(entry) }
    }

    /// Reads the cases of a report one by one.
    final class CaseReader {
        private let report: GoldenReport
        private let lines: LineFile
        private var number = 1

        /// Before the first outcome.
        init(_ report: GoldenReport) throws {
            self.report = report
            lines = try LineFile(report.source, "report.jsonl", limit: Limits.reportLineBytes)
            _ = try lines.next()
        }

        /// The next outcome; nil after the last.
        func next() throws -> ReportedCase? {
            guard let line = try lines.next() else { return nil }
            number += 1
            let value = try GoldenReport.value(line, number, report.source)
            return value["end"] == nil ? try ReportedCase(json: value) : nil
        }
    }

    /// The text of a tree of the report.
    public func tree(_ hash: ContentHash) throws -> [UInt8] { try bytes(of: hash, .tree) }

    /// The PNG file of a picture of the report.
    public func picture(_ hash: ContentHash) throws -> [UInt8] { try bytes(of: hash, .png) }

    func bytes(of hash: ContentHash, _ kind: FileKind) throws -> [UInt8] {
        let path = "files/\(hash).\(kind.rawValue)"
        let bytes = try source.read(path, limit: kind.limit)
        guard ContentHash(of: bytes) == hash else {
            throw DiagnosticError(
                Diagnostic(
                    rule: "report-damaged", file: source.displayName(of: path),
                    message: "the file's bytes are others than its name says", fix: "make the report again"))
        }
        return bytes
    }

    static func value(_ line: [UInt8], _ number: Int, _ source: SourceFolder) throws -> JSONValue {
        try JSONValue.parse(
            line, file: source.displayName(of: "report.jsonl") + " line \(number)", comments: false,
            valueLimit: Limits.reportLineValues, depthLimit: Limits.reportDepth)
    }

    static func unreadable(_ folder: String, _ why: String) -> DiagnosticError {
        DiagnosticError(
            Diagnostic(
                rule: "report-unreadable", file: folder, message: "this is no whole report: \(why)",
                fix: "run “mizan golden verify --report” again"))
    }
}
