import Foundation
import MizanBase
import MizanTransfer
import Testing

/// Items on their way, of whatever origin.
struct TransferItemTests {
    private let session = TransferSession()

    @Test func valueIsTakenInTheFirstFormThatItsReceiverTakes() async throws {
        let profile = Profile(id: UUID(), name: "هيدي لامار", bio: "", funFacts: [], video: nil, portrait: nil)
        let item = TransferItem(profile)
        #expect(session.contentTypes(of: item).first == .profile)
        #expect(try await session.import(Profile.self, from: item) == profile)
        #expect(try await session.import(String.self, from: item) == "هيدي لامار")
        #expect(session.canImport(String.self, from: item) && !session.canImport(URL.self, from: item))
        let error = await #expect(throws: DiagnosticError.self) { try await session.import(URL.self, from: item) }
        #expect(error?.diagnostics.first?.rule == "transfer-refused")
    }

    @Test func clipboardOfSeveralTypesGivesTheFirstThatIsTaken() async throws {
        let html = TransferredData(contentType: .html, data: Data("<b>Hedy</b>".utf8))
        let text = TransferredData(contentType: .utf8PlainText, data: Data("Hedy".utf8))
        let item = TransferItem([html, text])
        #expect(session.contentTypes(of: item) == [.html, .utf8PlainText])
        #expect(try await session.import(String.self, from: item) == "Hedy")
        #expect(try await session.export(item, accepting: [.text]).contentType == .html)
        await #expect(throws: DiagnosticError.self) { try await session.export(item, accepting: [.image]) }
    }

    @Test func fileIsReadOnlyInItsFolder() async throws {
        try await withFolder { folder in
            let file = folder.appendingPathComponent("a.txt")
            try Data("שלום".utf8).write(to: file)
            let item = TransferItem(TransferredFile(contentType: .utf8PlainText, file: file))
            #expect(try await session.import(String.self, from: item) == "שלום")
            #expect(try await session.export(item, accepting: [.text]).suggestedFileName == "a.txt")
            var bounded = session
            bounded.readableFolder = folder.appendingPathComponent("inner")
            for attempt in 0..<2 {
                let error = await #expect(throws: DiagnosticError.self) {
                    if attempt == 0 {
                        _ = try await bounded.import(String.self, from: item)
                    } else {
                        _ = try await bounded.export(item, accepting: [.text])
                    }
                }
                #expect(error?.diagnostics.first?.rule == "transfer-outside")
            }
        }
    }

    @Test func fileOfAValueIsCopiedForItsReceiverAndTheCopyIsGone() async throws {
        try await withFolder { folder in
            let film = folder.appendingPathComponent("film.mp4")
            try Data([0, 1, 2]).write(to: film)
            var session = session
            session.temporaryFolder = folder
            session.readableFolder = folder
            let video = try await session.import(Video.self, from: TransferItem(Video(file: film)))
            defer { try? FileManager.default.removeItem(at: video.file) }
            #expect(video.file != film)
            #expect(try Data(contentsOf: video.file) == Data([0, 1, 2]))
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["film.mp4"])
        }
    }

    @Test func typesOfATypeAreThoseThatSomeValueHas() throws {
        #expect(session.exportedContentTypes(of: URL.self).prefix(2) == [.fileURL, .url])
        let remote = try #require(URL(string: "https://example.com"))
        #expect(session.exportedContentTypes(of: remote).first == .url)
        #expect(session.exportedContentTypes(of: Never.self).isEmpty)
    }
}
