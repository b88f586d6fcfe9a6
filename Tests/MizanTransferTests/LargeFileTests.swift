import Foundation
import MizanTransfer
import TestSupport
import Testing

/// A file that is larger than what memory is there for goes through in pieces.
struct LargeFileTests {
    private struct Film: Transferable {
        let file: URL

        static var transferRepresentation: some TransferRepresentation {
            FileRepresentation(contentType: .mpeg4Movie) {
                SentTransferredFile($0.file)
            } importing: { received in
                let kept = received.file.deletingLastPathComponent().deletingLastPathComponent()
                    .appendingPathComponent("kept.mp4")
                try FileManager.default.moveItem(at: received.file, to: kept)
                return Film(file: kept)
            }
        }
    }

    /// The most memory that the process ever had, in bytes, as Linux counts it.
    private static func peakMemory() throws -> Int {
        let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
        let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") })
        let kibibytes = try #require(line.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) })
        return kibibytes * 1_024
    }

    /// 1 GiB with `Scripts/test --thorough --filter LargeFile`, which also bounds the memory: beside other tests that says nothing.
    @Test func fileIsCopiedInPieces() async throws {
        let size = Thoroughness.count(3 << 20, thorough: 1 << 30) + 1
        try await withFolder { folder in
            let original = folder.appendingPathComponent("film.mp4")
            try Data("begin".utf8).write(to: original)
            let handle = try FileHandle(forWritingTo: original)
            try handle.truncate(atOffset: UInt64(size - 3))
            try handle.seekToEnd()
            try handle.write(contentsOf: Data("end".utf8))
            try handle.close()

            let session = TransferSession(temporaryFolder: folder)
            let before = try Self.peakMemory()
            let sent = try await session.export(Film(file: original), accepting: [.mpeg4Movie], to: folder)
            let film = try await session.import(Film.self, fromFile: sent.file, as: sent.contentType)
            let growth = try Self.peakMemory() - before

            for copy in [sent.file, film.file] {
                let reading = try FileHandle(forReadingFrom: copy)
                defer { try? reading.close() }
                #expect(try reading.read(upToCount: 5) == Data("begin".utf8))
                #expect(try reading.seekToEnd() == UInt64(size))
                try reading.seek(toOffset: UInt64(size - 3))
                #expect(try reading.readToEnd() == Data("end".utf8))
            }
            if Thoroughness.isThorough {
                print("peak memory grew by \(growth / 1_024) KiB for a file of \(size) bytes, copied twice")
                #expect(growth < 32 << 20)
            }
        }
    }
}
