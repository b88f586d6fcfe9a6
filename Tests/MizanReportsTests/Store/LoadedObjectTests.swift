import Foundation
import Testing

@testable import MizanReports

struct LoadedObjectTests {
    private static func found(_ notes: [UInt8]) -> String? {
        notes.withUnsafeBytes { BuildNotes($0, alignment: 4).identifier }
    }

    @Test func `a build is named in a note among others`() {
        let version: [UInt8] = [4, 0, 0, 0, 8, 0, 0, 0, 1, 0, 0, 0, 0x47, 0x4E, 0x55, 0, 0, 0, 0, 0, 3, 0, 0, 0]
        let foreign: [UInt8] = [3, 0, 0, 0, 1, 0, 0, 0, 3, 0, 0, 0, 0x47, 0x6F, 0, 0, 9, 0, 0, 0]
        let build: [UInt8] = [4, 0, 0, 0, 9, 0, 0, 0, 3, 0, 0, 0, 0x47, 0x4E, 0x55, 0] + Array(0x0A...0x12)
        #expect(Self.found(version + foreign + build) == "0a0b0c0d0e0f101112")
        #expect(Self.found(version + foreign) == nil)
        // Cut off anywhere it is none.
        for count in 0..<build.count { #expect(Self.found(Array(build.prefix(count))) == nil) }
    }

    @Test func `too short a name doesn't tell builds apart`() {
        let short: [UInt8] = [4, 0, 0, 0, 4, 0, 0, 0, 3, 0, 0, 0, 0x47, 0x4E, 0x55, 0, 1, 2, 3, 4]
        #expect(Self.found(short) == nil)
        let endless: [UInt8] = [UInt8](repeating: 0xFF, count: 8) + [3, 0, 0, 0, 1]
        #expect(Self.found(endless) == nil)
        #expect(Self.found(Array("#!/bin/sh\n".utf8)) == nil)
    }

    @Test func `the program and its libraries are loaded, each once, what the kernel maps is not`() throws {
        let objects = try #require(LoadedObject.all())
        #expect(objects.map(\.path) == Set(objects.map(\.path)).sorted())
        #expect(objects.allSatisfy { FileManager.default.isReadableFile(atPath: $0.path) })
        let program = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        #expect(objects.contains { $0.path == program })
        for library in ["libc.so", "libfribidi.so", "libcairo.so"] {
            #expect(objects.count { $0.name.hasPrefix(library) } == 1, "\(library)")
        }
    }

    /// Memory and file say the same: the file holds the note with the identifier.
    @Test func `a library of the system is named as its link editor did`() throws {
        let library = try #require(LoadedObject.all()?.first { $0.name.hasPrefix("libharfbuzz.so") })
        let build = try #require(library.build)
        #expect(build.count == 40)
        var note: [UInt8] = [4, 0, 0, 0, 20, 0, 0, 0, 3, 0, 0, 0, 0x47, 0x4E, 0x55, 0]
        var digits = build[...]
        while !digits.isEmpty {
            note.append(try #require(UInt8(digits.prefix(2), radix: 16)))
            digits = digits.dropFirst(2)
        }
        #expect(try Data(contentsOf: URL(fileURLWithPath: library.path)).range(of: Data(note)) != nil)
    }
}
