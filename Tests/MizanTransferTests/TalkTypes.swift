import Foundation
import MizanTransfer

// The declarations below are those of the talk. Beside the import one word is another one: a stored `static var` is `let`, since
// Swift 6 allows no global that anybody may change.

extension UTType {
    static let profile: UTType = UTType(exportedAs: "com.example.profile")
}

struct Profile: Codable, Equatable {
    var id: UUID
    var name: String
    var bio: String
    var funFacts: [String]
    var video: URL?
    var portrait: URL?
}

extension Profile: Transferable {
    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .profile)
        ProxyRepresentation(exporting: \.name)
    }
}

struct ProfilesArchive {
    var csv: Data
    var supportsCSV: Bool { !csv.isEmpty }

    init(csvData: Data) throws { csv = csvData }

    func convertToCSV() throws -> Data { csv }
}

extension ProfilesArchive: Transferable {
    static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .commaSeparatedText) { archive in
            try archive.convertToCSV()
        } importing: { data in
            try Self(csvData: data)
        }
        .exportingCondition { $0.supportsCSV }
    }
}

struct Video: Transferable {
    let file: URL

    static var transferRepresentation: some TransferRepresentation {
        FileRepresentation(contentType: .mpeg4Movie) {
            SentTransferredFile($0.file)
        } importing: { received in
            let copy = try Self.copyVideoFile(source: received.file)
            return Self.init(file: copy)
        }
        ProxyRepresentation(exporting: \.file)
    }

    /// A copy that stays, here in the folder for what is temporary.
    static func copyVideoFile(source: URL) throws -> URL {
        let destination = FileManager.default.temporaryDirectory
            .appendingPathComponent("mizan-tests-\(UUID().uuidString)").appendingPathExtension(source.pathExtension)
        try FileManager.default.copyItem(at: source, to: destination)
        return destination
    }
}
