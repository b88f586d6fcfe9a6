import Foundation
import MizanBase
import TestSupport
import Testing

@testable import MizanReports
@testable import MizanGoldens

/// What a store holds, and what becomes of it.
@Suite struct GoldenStoreTests {
    @Test(arguments: [
        // FIPS 180-4's examples, by NIST.
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        ),
    ])
    func `a hash is SHA-256`(text: String, hash: String) {
        #expect(ContentHash(of: Array(text.utf8)).description == hash)
        #expect(ContentHash(hash)?.description == hash)
    }

    @Test(arguments: [
        "", "abc", "../../etc/passwd", String(repeating: "A", count: 64), String(repeating: "/", count: 64),
    ])
    func `what is no hash names no file`(text: String) { #expect(ContentHash(text) == nil) }

    private let folder: TemporaryFolder
    private let store: GoldenStore

    init() throws {
        folder = try TemporaryFolder()
        store = try GoldenStore(folder: folder.path + "/.mizan", key: StoreKey(secret: "tests"))
    }

    private func file(_ kind: String, _ hash: ContentHash) -> String {
        ".mizan/\(kind)/\(hash.description.prefix(2))/\(hash.description.dropFirst(2))"
    }

    @Test func `bytes come back, and git ignores them`() throws {
        let hash = store.add([1, 2, 3])
        #expect(store.bytes(hash) == [1, 2, 3])
        #expect(store.bytes(ContentHash(of: [4])) == nil)
        #expect(try folder.text(of: ".mizan/.gitignore") == "*\n")
    }

    @Test(arguments: [Data(), Data([1, 2]), Data([1, 2, 4]), Data(repeating: 0, count: 100_000)])
    func `bytes that changed aren't there`(data: Data) throws {
        let hash = store.add([1, 2, 3])
        try folder.write(data, to: file("blobs", hash))
        #expect(store.bytes(hash) == nil)
        store.add([1, 2, 3])
        #expect(store.bytes(hash) == [1, 2, 3])
    }

    @Test func `a result that changed isn't there`() throws {
        let key = ContentHash(of: [1])
        let result = StoredCase(tree: ContentHash(of: [2]), picture: ContentHash(of: [3]), hasEffect: false, cost: 12)
        store.add(result, for: key)
        #expect(store.storedCase(key) == result)
        let text = try folder.text(of: file("results", key))
        for changed in [
            "", "x", String(text.dropLast()), text.replacing("cost 12", with: "cost 13"), text + "\n",
            text.replacing("effect false", with: "effect true"), String(repeating: "sha256 ", count: 100),
        ] {
            try folder.write(changed, to: file("results", key))
            #expect(store.storedCase(key) == nil)
        }
        try FileManager.default.createDirectory(
            atPath: folder.path + "/" + file("results", key), withIntermediateDirectories: true)
        #expect(store.storedCase(key) == nil)
    }

    @Test func `a result that somebody else kept, or that was moved, isn't there`() throws {
        let (key, other) = (ContentHash(of: [1]), ContentHash(of: [2]))
        let result = StoredCase(tree: ContentHash(of: [2]), picture: nil, hasEffect: nil, cost: 12)
        func store(_ secret: String) throws -> GoldenStore {
            try GoldenStore(folder: folder.path + "/.mizan", key: StoreKey(secret: secret))
        }
        for secret in ["", "Tests", "tests ", String(repeating: "tests", count: 20)] {
            try store(secret).add(result, for: key)
            #expect(try store(secret).storedCase(key) == result)
            #expect(try store("tests").storedCase(key) == nil, "\(secret)")
        }
        try store("tests").add(result, for: key)
        try folder.write(try folder.text(of: file("results", key)), to: file("results", other))
        #expect(try store("tests").storedCase(key) == result)
        #expect(try store("tests").storedCase(other) == nil)
    }

    @Test func `results as they are written`() {
        for result in [
            StoredCase(tree: ContentHash(of: [2]), picture: nil, hasEffect: nil, cost: 1),
            StoredCase(tree: ContentHash(of: [2]), picture: ContentHash(of: [3]), hasEffect: true, cost: 2),
        ] {
            #expect(StoredCase(result.text) == result)
        }
        for text in ["", "mizan-result 1", "mizan-result 2\ntree a\n", "mizan-result 1\ntree\ncost 1\n"] {
            #expect(StoredCase(text) == nil)
        }
    }

    @Test func `the oldest goes first, beyond the limit`() throws {
        let small = try GoldenStore(folder: folder.path + "/.mizan", limit: 10_000, key: StoreKey(secret: "tests"))
        let hashes = (0..<8).map { number in small.add([UInt8](repeating: UInt8(number), count: 2_000)) }
        for (age, hash) in hashes.enumerated() {
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSince1970: 1_000_000 + Double(age))],
                ofItemAtPath: folder.path + "/" + file("blobs", hash))
        }
        // What is used is young again.
        #expect(small.bytes(hashes[1]) != nil)
        small.trim()
        let left = hashes.indices.filter { index in
            FileManager.default.fileExists(atPath: folder.path + "/" + file("blobs", hashes[index]))
        }
        #expect(left == [1, 5, 6, 7])
    }

    @Test func `a link leads nowhere out of the store`() throws {
        let hash = ContentHash(of: [7])
        let blob = file("blobs", hash)
        try folder.write("precious", to: "outside/file")
        for folderName in [".mizan/blobs", (blob as NSString).deletingLastPathComponent] {
            try? FileManager.default.removeItem(atPath: folder.path + "/.mizan/blobs")
            let parent = (folderName as NSString).deletingLastPathComponent
            try FileManager.default.createDirectory(
                atPath: folder.path + "/" + parent, withIntermediateDirectories: true)
            try folder.link(folderName, to: folder.path + "/outside")
            store.add([7])
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/outside") == ["file"])
        }
        try FileManager.default.removeItem(atPath: folder.path + "/.mizan/blobs")
        store.add([7])
        try FileManager.default.removeItem(atPath: folder.path + "/" + blob)
        try folder.link(blob, to: folder.path + "/outside/file")
        #expect(store.bytes(hash) == nil)
        let key = ContentHash(of: [8])
        store.add(StoredCase(tree: hash, picture: nil, hasEffect: nil, cost: 1), for: key)
        try FileManager.default.removeItem(atPath: folder.path + "/" + file("results", key))
        try folder.link(file("results", key), to: folder.path + "/outside/file")
        store.add(StoredCase(tree: hash, picture: nil, hasEffect: nil, cost: 1), for: key)
        #expect(try folder.text(of: "outside/file") == "precious")
        #expect(store.storedCase(key)?.cost == 1)
    }

    @Test func `a file is hashed anew when it changed`() throws {
        let path = folder.path + "/a"
        func write(_ text: String, age: TimeInterval) throws {
            try folder.write(text, to: "a")
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSinceNow: -age)], ofItemAtPath: path)
        }
        try write("one", age: 1_000)
        #expect(try store.hash(ofFile: path) == ContentHash(of: Array("one".utf8)))
        try write("two", age: 999)
        #expect(try store.hash(ofFile: path) == ContentHash(of: Array("two".utf8)))
        #expect(throws: DiagnosticError.self) { try store.hash(ofFile: folder.path + "/none") }
    }

    @Test func `hashes of files that were kept are believed only whole`() throws {
        // A system file, as old as the machine.
        let path = "/usr/bin/env"
        let hash = try store.hash(ofFile: path)
        store.trim()
        let text = try folder.text(of: ".mizan/hashes")
        #expect(text.contains(hash.description))
        let other = ContentHash(of: [9]).description
        try folder.write(text.replacing(hash.description, with: other), to: ".mizan/hashes")
        #expect(
            try GoldenStore(folder: folder.path + "/.mizan", key: StoreKey(secret: "tests")).hash(ofFile: path) == hash)
    }

    @Test func `many processes write one store`() async throws {
        // Threads with stores of their own stand for processes: nothing but files is shared.
        let path = folder.path + "/.mizan"
        await withTaskGroup(of: Int.self) { group in
            for number in 0..<8 {
                group.addTask {
                    guard let store = try? GoldenStore(folder: path, limit: 4_000, key: StoreKey(secret: "tests"))
                    else { return 0 }
                    var wrong = 0
                    for round in 0..<200 {
                        let bytes = [UInt8](repeating: UInt8(round % 50), count: 100 + number % 2)
                        let hash = store.add(bytes)
                        if let found = store.bytes(hash), found != bytes { wrong += 1 }
                        if round % 20 == 0 { store.trim() }
                    }
                    return wrong
                }
            }
            for await wrong in group { #expect(wrong == 0) }
        }
    }

    @Test func `a link, or a folder of somebody else's, is no store, and nothing in it changes`() throws {
        let (own, link) = (folder.path + "/own", folder.path + "/link")
        try folder.write("mine", to: "own/results/ab/mine.txt")
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: own)
        for path in [own, link] {
            let error = #expect(throws: DiagnosticError.self) {
                try GoldenStore(folder: path, limit: 0, key: StoreKey(secret: "tests"))
            }
            #expect(error?.diagnostics.map(\.rule) == ["cache-folder"])
        }
        #expect(
            try FileManager.default.subpathsOfDirectory(atPath: own).sorted() == [
                "results", "results/ab", "results/ab/mine.txt",
            ])
    }

    @Test func `what is oldest goes, but no file that a store doesn't name`() throws {
        let store = try GoldenStore(folder: folder.path + "/store", limit: 0, key: StoreKey(secret: "tests"))
        let hash = store.add([1, 2, 3])
        try folder.write("mine", to: "store/blobs/mine.txt")
        store.trim()
        #expect(store.bytes(hash) == nil)
        #expect(FileManager.default.fileExists(atPath: folder.path + "/store/blobs/mine.txt"))
        _ = try GoldenStore(folder: folder.path + "/store", limit: 0, key: StoreKey(secret: "tests"))
    }
}
