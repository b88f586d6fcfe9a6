import Foundation
import Testing

@testable import MizanGoldens

struct LoadedObjectTests {
    @Test func `what has code in memory is loaded, and its headers are where its file begins`() {
        let maps = """
            00400000-00452000 r--p 00000000 08:02 173521      /usr/bin/mizan
            00452000-00460000 r-xp 00052000 08:02 173521      /usr/bin/mizan
            7f100-7f200 r-xp 00000000 08:02 135522            /usr/lib/lib with spaces.so.2
            7f300-7f400 r--p 00000000 08:02 135523            /usr/share/data
            7f500-7f600 r-xp 00001000 08:02 135524            /usr/lib/libheadless.so
            7ff00-80000 r-xp 00000000 00:00 0                 [vdso]
            7ff00-80000 r-xp 00000000 00:00 0
            """
        var read: [UInt64] = []
        let objects = LoadedObject.all(maps) { address, _ in
            read.append(address)
            return nil
        }
        #expect(
            objects == [
                LoadedObject(path: "/usr/bin/mizan"), LoadedObject(path: "/usr/lib/lib with spaces.so.2"),
                LoadedObject(path: "/usr/lib/libheadless.so"),
            ])
        #expect(read == [0x400000, 0x7f100])
    }

    /// A file of 64 bits: its header, one segment of the table, and the notes of that segment.
    private static func file(_ notes: [UInt8], type: UInt8 = 4) -> [UInt8] {
        func bytes(_ value: Int, _ size: Int) -> [UInt8] { (0..<size).map { UInt8(value >> (8 * $0) & 0xFF) } }
        var header: [UInt8] = [0x7F, 0x45, 0x4C, 0x46, 2, 1]
        header += [UInt8](repeating: 0, count: 26) + bytes(64, 8) + [UInt8](repeating: 0, count: 14)
        header += bytes(56, 2) + bytes(1, 2) + [UInt8](repeating: 0, count: 6)
        let size = bytes(notes.count, 8)
        let segment = [type] + bytes(0, 7) + bytes(120, 8) + bytes(0, 16) + size + size + bytes(4, 8)
        return header + segment + notes
    }

    private static func found(_ file: [UInt8]) -> String? {
        BuildIdentifier.find { offset, count in
            count <= file.count && offset <= file.count - count ? Array(file[offset..<offset + count]) : nil
        }
    }

    @Test func `a build is named in a note among others`() {
        let version: [UInt8] = [4, 0, 0, 0, 8, 0, 0, 0, 1, 0, 0, 0, 0x47, 0x4E, 0x55, 0, 0, 0, 0, 0, 3, 0, 0, 0]
        let foreign: [UInt8] = [3, 0, 0, 0, 1, 0, 0, 0, 3, 0, 0, 0, 0x47, 0x6F, 0, 0, 9, 0, 0, 0]
        let build: [UInt8] = [4, 0, 0, 0, 9, 0, 0, 0, 3, 0, 0, 0, 0x47, 0x4E, 0x55, 0] + Array(0x0A...0x12)
        #expect(Self.found(Self.file(version + foreign + build)) == "0a0b0c0d0e0f101112")
        #expect(Self.found(Self.file(version + foreign)) == nil)
        #expect(Self.found(Self.file(build, type: 1)) == nil)
        // Cut off anywhere it is none.
        let whole = Self.file(build)
        for count in 0..<whole.count { #expect(Self.found(Array(whole.prefix(count))) == nil) }
        #expect(Self.found(Self.file(Array(build.dropLast()))) == nil)
    }

    @Test func `too short a name doesn't tell builds apart`() {
        let short: [UInt8] = [4, 0, 0, 0, 4, 0, 0, 0, 3, 0, 0, 0, 0x47, 0x4E, 0x55, 0, 1, 2, 3, 4]
        #expect(Self.found(Self.file(short)) == nil)
        let endless: [UInt8] = [UInt8](repeating: 0xFF, count: 8) + [3, 0, 0, 0, 1]
        #expect(Self.found(Self.file(endless)) == nil)
        #expect(Self.found(Array("#!/bin/sh\n".utf8)) == nil)
    }

    /// Somebody else's answer: that of `file`, `readelf` and the debuggers is where the distribution keeps it.
    @Test func `a library of the system is named as its link editor did`() throws {
        let library = try #require(LoadedObject.all()?.first { $0.name.hasPrefix("libharfbuzz.so") })
        let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: library.path)))
        #expect(library.build?.count == 40)
        // Memory and file say the same.
        #expect(Self.found(bytes) == library.build)
    }
}
