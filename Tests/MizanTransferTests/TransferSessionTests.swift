import Foundation
import MizanBase
import MizanTransfer
import Testing

struct TransferSessionTests {
    private let session = TransferSession()

    /// Text that is handed over in three forms of one proxy, after a form of its own that only the program may have.
    private struct Note: Transferable, Equatable {
        var text: String

        static var transferRepresentation: some TransferRepresentation {
            DataRepresentation(contentType: UTType(exportedAs: "com.example.note")) { note in
                Data(note.text.utf8)
            } importing: { data in
                Note(text: String(decoding: data, as: UTF8.self))
            }
            .visibility(.ownProcess)
            TextForms()
        }

        /// A representation that is made of others.
        struct TextForms: TransferRepresentation {
            typealias Item = Note

            var body: some TransferRepresentation {
                ProxyRepresentation(exporting: \Note.text) { Note(text: $0) }
                    .suggestedFileName("ملاحظة")
            }
        }
    }

    // MARK: Negotiation

    @Test(arguments: [
        ("public.utf8-plain-text", "public.utf8-plain-text"),
        // Within the forms of one line, the receiver's quality decides, then its order, then the author's.
        ("public.utf8-plain-text;q=0.5, public.utf16-external-plain-text", "public.utf16-external-plain-text"),
        ("public.utf16-external-plain-text, public.utf8-plain-text", "public.utf16-external-plain-text"),
        ("text/plain", "public.utf8-plain-text"),
        ("text/*, public.utf8-plain-text;q=0", "public.utf16-external-plain-text"),
        ("*/*;q=0.1", "public.utf8-plain-text"),
    ])
    func negotiation(accept: String, type: String) async throws {
        let sent = try await session.export(Note(text: "مرحبا"), accepting: AcceptedTypes(accept))
        #expect(sent.contentType.identifier == type)
    }

    @Test(arguments: ["text/*;q=0", "public.image", "text/*;q=0, public.data;q=0.5", "com.example.note"])
    func refusal(accept: String) async throws {
        let accepted = try AcceptedTypes(accept)
        let error = await #expect(throws: DiagnosticError.self) {
            try await session.export(Note(text: "שלום"), accepting: accepted)
        }
        #expect(error?.diagnostics.first?.rule == "transfer-refused")
        #expect(error?.diagnostics.first?.fix?.contains("public.utf8-plain-text") == true)
    }

    @Test func qualitiesDontOverruleTheAuthor() async throws {
        let own = TransferSession(receiver: .ownProcess)
        let accepted = try AcceptedTypes("public.utf8-plain-text, com.example.note;q=0.1")
        #expect(
            try await own.export(Note(text: "نص"), accepting: accepted).contentType.identifier == "com.example.note")
        // Others don't see the form, to take it or to give it.
        #expect(try await session.export(Note(text: "نص"), accepting: accepted).contentType == .utf8PlainText)
        let error = await #expect(throws: DiagnosticError.self) {
            try await session.import(Note.self, from: Data(), as: UTType(exportedAs: "com.example.note"))
        }
        #expect(error?.diagnostics.first?.rule == "transfer-refused")
    }

    @Test func compositesHaveTheirFormsAndNames() async throws {
        #expect(session.exportedContentTypes(of: Note(text: "")) == [.utf8PlainText, .utf16ExternalPlainText])
        let sent = try await session.export(Note(text: "مرحبا"), accepting: [.text])
        #expect(sent.suggestedFileName == "ملاحظة.txt")
        #expect(try await session.import(Note.self, from: sent.data, as: .utf8PlainText) == Note(text: "مرحبا"))
    }

    // MARK: Round trips

    @Test(arguments: ["", "Hello", "سلام، دنیا", "שָׁלוֹם", "👨‍👩‍👧 e\u{301}", "\u{FEFF}mark"])
    func texts(text: String) async throws {
        for type in session.importedContentTypes(of: String.self) where type != .plainText {
            let sent = try await session.export(text, accepting: [type])
            let again = try await session.import(String.self, from: sent.data, as: type)
            // A mark at the beginning says how the text is encoded, and is no character of it.
            #expect(again == (type == .utf8PlainText && text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text))
        }
        let attributed = AttributedText(text)
        let sent = try await session.export(attributed, accepting: [.utf16ExternalPlainText])
        #expect(try await session.import(AttributedText.self, from: sent.data, as: .plainText) == attributed)
    }

    @Test func dataAndAddresses() async throws {
        let bytes = Data([0, 255, 1])
        #expect(
            try await session.import(Data.self, from: session.export(bytes, accepting: [.item]).data, as: .data)
                == bytes)
        let url = try #require(URL(string: "https://example.com/%D8%AD"))
        #expect(session.exportedContentTypes(of: url) == [.url, .utf8PlainText, .utf16ExternalPlainText])
        #expect(try await session.import(URL.self, from: session.export(url, accepting: [.url]).data, as: .url) == url)
        let file = URL(fileURLWithPath: "/a/b")
        #expect(
            try await session.import(URL.self, from: session.export(file, accepting: [.url]).data, as: .fileURL) == file
        )
        let rich = AttributedString("טקסט")
        let sent = try await session.export(rich, accepting: [.text])
        #expect(try await session.import(AttributedString.self, from: sent.data, as: sent.contentType) == rich)
    }

    @Test func ownEncoders() async throws {
        struct Card: Codable, Transferable, Equatable {
            var title: String
            static var transferRepresentation: some TransferRepresentation {
                CodableRepresentation(
                    contentType: .xmlPropertyList, encoder: encoder, decoder: PropertyListDecoder())
            }
            private static var encoder: PropertyListEncoder {
                let encoder = PropertyListEncoder()
                encoder.outputFormat = .xml
                return encoder
            }
        }
        let card = Card(title: "کارت")
        let sent = try await session.export(card, accepting: [.xml])
        #expect(String(decoding: sent.data, as: UTF8.self).contains("<string>کارت</string>"))
        #expect(try await session.import(Card.self, from: sent.data, as: .xmlPropertyList) == card)
    }

    // MARK: What is wrong

    @Test(arguments: [
        (Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]), "transfer-content", "public.png"),
        (Data("%PDF-1.7".utf8), "transfer-content", "com.adobe.pdf"),
        (Data(#"{"id": "x"#.utf8), "transfer-decoding", "public.json"),
        (Data(#"{"bio": ""}"#.utf8), "transfer-decoding", "“id”"),
        (Data(), "transfer-decoding", "public.json"),
    ])
    func damagedAndLyingData(data: Data, rule: String, word: String) async throws {
        struct Document: Codable, Transferable {
            var id: String
            static var transferRepresentation: some TransferRepresentation { CodableRepresentation(contentType: .json) }
        }
        let error = await #expect(throws: DiagnosticError.self) {
            try await session.import(Document.self, from: data, as: .json)
        }
        let diagnostic = try #require(error?.diagnostics.first)
        #expect(diagnostic.rule == rule)
        #expect(diagnostic.message.contains(word), "\(diagnostic.message)")
    }

    @Test func invalidText() async {
        for (bytes, type) in [
            ([0xFF] as [UInt8], UTType.utf8PlainText), ([0xFE, 0xFF, 0xD8, 0], .plainText),
            ([0xFE, 0xFF, 1], .plainText),
        ] {
            let error = await #expect(throws: DiagnosticError.self) {
                try await session.import(String.self, from: Data(bytes), as: type)
            }
            #expect(error?.diagnostics.first?.rule == "transfer-decoding")
        }
        let error = await #expect(throws: DiagnosticError.self) {
            try await session.import(URL.self, from: Data("no address".utf8), as: .url)
        }
        #expect(error?.diagnostics.first?.rule == "transfer-decoding")
        let unknown = await #expect(throws: DiagnosticError.self) {
            try await session.import(String.self, fromFile: URL(fileURLWithPath: "/a.nobody"))
        }
        #expect(unknown?.diagnostics.first?.rule == "transfer-refused")
    }

    // MARK: Files

    /// A film that is taken as it comes, or refused.
    private struct Film: Transferable {
        struct Refusal: Error {}
        var file: URL
        var bytes = Data()

        static var transferRepresentation: some TransferRepresentation {
            FileRepresentation(contentType: .mpeg4Movie) {
                SentTransferredFile($0.file)
            } importing: { received in
                let bytes = try Data(contentsOf: received.file)
                guard !bytes.isEmpty, !received.isOriginalFile else { throw Refusal() }
                return Film(file: received.file, bytes: bytes)
            }
        }
    }

    @Test func copiesAreGoneAfterwardsAlsoOnFailure() async throws {
        try await withFolder { folder in
            var session = session
            session.temporaryFolder = folder
            let film = try await session.import(Film.self, from: Data([1, 2]), as: .mpeg4Movie)
            #expect(film.bytes == Data([1, 2]) && film.file.pathExtension == "mp4")
            #expect(film.file.path.hasPrefix(folder.path))
            await #expect(throws: Film.Refusal.self) {
                try await session.import(Film.self, from: Data(), as: .mpeg4Movie)
            }
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
            // A folder is no film, and nothing is left of the attempt.
            let outbox = folder.appendingPathComponent("outbox", isDirectory: true)
            try FileManager.default.createDirectory(at: outbox, withIntermediateDirectories: false)
            await #expect(throws: DiagnosticError.self) {
                try await session.export(Film(file: folder), accepting: [.movie], to: outbox)
            }
            #expect(try FileManager.default.contentsOfDirectory(atPath: outbox.path) == [])
        }
    }

    @Test func filesOutsideTheFolderAreNeverRead() async throws {
        try await withFolder { folder in
            let inside = folder.appendingPathComponent("inside", isDirectory: true)
            try FileManager.default.createDirectory(at: inside, withIntermediateDirectories: false)
            let secret = folder.appendingPathComponent("secret.mp4")
            try Data([9]).write(to: secret)
            try Data([1]).write(to: inside.appendingPathComponent("film.mp4"))
            let link = inside.appendingPathComponent("link.mp4")
            try FileManager.default.createSymbolicLink(at: link, withDestinationURL: secret)
            let session = TransferSession(readableFolder: inside, temporaryFolder: folder)
            let allowed = try await session.import(Film.self, fromFile: inside.appendingPathComponent("film.mp4"))
            #expect(allowed.bytes == Data([1]))
            let up = inside.appendingPathComponent("../secret.mp4")
            for file in [secret, link, up] {
                let taken = await #expect(throws: DiagnosticError.self) {
                    try await session.import(Film.self, fromFile: file)
                }
                #expect(taken?.diagnostics.first?.rule == "transfer-outside")
                let sent = await #expect(throws: DiagnosticError.self) {
                    try await session.export(Film(file: file), accepting: [.movie])
                }
                #expect(sent?.diagnostics.first?.rule == "transfer-outside")
            }
        }
    }

    @Test func pipesAreNoFiles() async throws {
        try await withFolder { folder in
            let pipe = folder.appendingPathComponent("pipe.mp4")
            #expect(mkfifo(pipe.path, 0o600) == 0)
            let taken = await #expect(throws: DiagnosticError.self) {
                try await session.import(Film.self, fromFile: pipe)
            }
            #expect(taken?.diagnostics.first?.rule == "file-kind")
            let sent = await #expect(throws: DiagnosticError.self) {
                try await session.export(Film(file: pipe), accepting: [.movie])
            }
            #expect(sent?.diagnostics.first?.rule == "file-kind")
        }
    }

    @Test func namesLeadNowhereElse() async throws {
        struct Named: Transferable {
            var name: String
            static var transferRepresentation: some TransferRepresentation {
                DataRepresentation(exportedContentType: .json) { _ in Data("{}".utf8) }
                    .suggestedFileName { (item: Named) in item.name }
            }
        }
        try await withFolder { folder in
            let names = try await ["../../evil", "..", ".hidden", "a/b.json", "فاتورة"].asyncMap { name in
                try await session.export(Named(name: name), accepting: [.json], to: folder).file.lastPathComponent
            }
            #expect(names == ["_.._evil", "Named.json", "hidden.json", "a_b.json", "فاتورة.json"])
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 5)
        }
    }
}

extension Sequence {
    /// The results in order, one after the other.
    fileprivate func asyncMap<Result>(_ body: (Element) async throws -> Result) async rethrows -> [Result] {
        var results: [Result] = []
        for element in self { results.append(try await body(element)) }
        return results
    }
}
