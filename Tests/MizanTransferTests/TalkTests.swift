import Foundation
import MizanBase
import MizanTransfer
import Testing

/// The rows of the talk on Core Transferable; the types are written as the talk has them.
struct TransferTalkTests {
    private let session = TransferSession()
    private let profile = Profile(
        id: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)), name: "هيدي لامار", bio: "ممثلة ومخترعة",
        funFacts: ["اخترعت القفز الترددي"], video: nil, portrait: nil)

    @Test func whoKnowsTheTypeGetsTheProfile() async throws {
        // The receiver would rather have text: the declared order decides.
        let sent = try await session.export(profile, accepting: [.plainText, .profile])
        #expect(sent.contentType == .profile)
        let object = try #require(JSONSerialization.jsonObject(with: sent.data) as? [String: Any])
        #expect(object["name"] as? String == "هيدي لامار")
        let again = try await session.import(Profile.self, from: sent.data, as: .profile)
        #expect(again == profile)
    }

    @Test func whoTakesTextGetsTheName() async throws {
        let sent = try await session.export(profile, accepting: [.text])
        #expect(sent.contentType == .utf8PlainText)
        #expect(String(decoding: sent.data, as: UTF8.self) == "هيدي لامار")
    }

    @Test func textNeverBuildsAProfile() async {
        let error = await #expect(throws: DiagnosticError.self) {
            try await session.import(Profile.self, from: Data("Hedy".utf8), as: .utf8PlainText)
        }
        #expect(error?.diagnostics.first?.rule == "transfer-refused")
        #expect(session.importedContentTypes(of: Profile.self) == [.profile])
    }

    @Test func archiveOffersCSVOnlyWhenItCan() async throws {
        let archive = try ProfilesArchive(csvData: Data("name\nהדי למאר\n".utf8))
        #expect(session.exportedContentTypes(of: archive) == [.commaSeparatedText])
        let sent = try await session.export(archive, accepting: [.delimitedText])
        #expect(sent.suggestedFileName == "ProfilesArchive.csv")
        #expect(
            try await session.import(ProfilesArchive.self, from: sent.data, as: .commaSeparatedText).csv == archive.csv)
        var empty = archive
        empty.csv = Data()
        #expect(session.exportedContentTypes(of: empty).isEmpty)
        let error = await #expect(throws: DiagnosticError.self) {
            try await session.export(empty, accepting: [.commaSeparatedText])
        }
        #expect(error?.diagnostics.first?.rule == "transfer-refused")
    }

    @Test func videoIsAFileForWhoTakesFilmsAndAnAddressForATextField() async throws {
        try await withFolder { folder in
            let film = folder.appendingPathComponent("film.mp4")
            try Data(repeating: 7, count: 4_096).write(to: film)
            let video = Video(file: film)
            let outbox = folder.appendingPathComponent("outbox", isDirectory: true)
            try FileManager.default.createDirectory(at: outbox, withIntermediateDirectories: false)
            let first = try await session.export(video, accepting: [.movie], to: outbox)
            let second = try await session.export(video, accepting: [.movie], to: outbox)
            #expect(first.contentType == .mpeg4Movie)
            // Nothing is written over.
            #expect([first, second].map(\.file.lastPathComponent) == ["film.mp4", "film 2.mp4"])
            #expect(try Data(contentsOf: second.file) == Data(contentsOf: film))
            #expect(try FileManager.default.contentsOfDirectory(atPath: outbox.path).count == 2)
            let text = try await session.export(video, accepting: [.plainText])
            #expect(String(decoding: text.data, as: UTF8.self) == film.absoluteString)
        }
    }

    @Test func anAddressOpensNoFile() async throws {
        // The file isn't there: only its address is handed over.
        let video = Video(file: URL(fileURLWithPath: "/nowhere/film.mp4"))
        let sent = try await session.export(video, accepting: [.url])
        #expect(String(decoding: sent.data, as: UTF8.self) == "file:///nowhere/film.mp4")
        #expect(sent.contentType == .fileURL)
        let remote = Video(file: try #require(URL(string: "https://example.com/film.mp4")))
        // It is no file's address: the next form of the proxy is taken.
        let address = try await session.export(remote, accepting: [.url])
        #expect(address.contentType == .url)
        let error = await #expect(throws: DiagnosticError.self) {
            try await session.export(remote, accepting: [.movie])
        }
        #expect(error?.diagnostics.first?.rule == "file-read")
    }

    @Test func receivedVideoIsCopiedByItsImport() async throws {
        try await withFolder { folder in
            var session = session
            session.temporaryFolder = folder
            let film = folder.appendingPathComponent("film.mp4")
            try Data([0, 1, 2]).write(to: film)
            let video = try await session.import(Video.self, fromFile: film)
            defer { try? FileManager.default.removeItem(at: video.file) }
            #expect(try Data(contentsOf: video.file) == Data([0, 1, 2]))
            // The copy that the import got is gone.
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["film.mp4"])
        }
    }

    @Test func typeIsDeclaredByCodeWithItsExtension() async throws {
        let type = UTType(
            declaring: "com.example.profile", conformingTo: [.json], filenameExtensions: ["profile"],
            mimeTypes: ["application/vnd.example.profile+json"])
        let session = TransferSession(declarations: UTTypeDeclarations([type]))
        try await withFolder { folder in
            let sent = try await session.export(profile, accepting: try AcceptedTypes("application/json"), to: folder)
            #expect(sent.file.lastPathComponent == "Profile.profile")
            #expect(try await session.import(Profile.self, fromFile: sent.file) == profile)
        }
        #expect(UTType.profile == type)
    }
}
