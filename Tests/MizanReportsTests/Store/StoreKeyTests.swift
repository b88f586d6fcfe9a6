import Foundation
import TestSupport
import Testing

@testable import MizanReports
@testable import MizanGoldens

/// The secret that a checkout doesn't hold.
@Suite struct StoreKeyTests {
    /// What a key makes of a text, by which two keys are known to be one.
    private static func code(_ key: StoreKey) -> String { key.code(of: "a", for: "b").description }

    @Test func `a user's key is made once, for nobody else to write`() throws {
        let folder = try TemporaryFolder()
        let home = ["HOME": folder.path]
        let code = Self.code(.user(home))
        #expect(Self.code(.user(home)) == code)
        let path = folder.path + "/.local/state/mizan/cache-key"
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        #expect(attributes[.posixPermissions] as? Int == 0o600)
        #expect(try Data(contentsOf: URL(fileURLWithPath: path)).count == 65)
        // Elsewhere where the user says so, but only by a whole path.
        #expect(Self.code(.user(["HOME": folder.path, "XDG_STATE_HOME": folder.path + "/state"])) != code)
        #expect(Self.code(.user(["HOME": folder.path, "XDG_STATE_HOME": "state"])) == code)
        // What others may write, a link and what is too short is no key.
        try FileManager.default.setAttributes([.posixPermissions: 0o666], ofItemAtPath: path)
        #expect(Self.code(.user(home)) != code)
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
        #expect(Self.code(.user(home)) == code)
        try folder.write("short\n", to: ".local/state/mizan/cache-key")
        #expect(Self.code(.user(home)) != Self.code(.user(home)))
    }

    @Test func `a secret of several machines`() {
        let shared = StoreKey.user([StoreKey.variable: "a secret", "HOME": "/nonexistent"])
        #expect(Self.code(shared) == Self.code(StoreKey(secret: "a secret")))
        #expect(Self.code(shared) != Self.code(StoreKey(secret: "another")))
    }

    @Test(arguments: [[:], ["HOME": "/nonexistent/none"], ["HOME": "/proc"], ["HOME": ""]])
    func `without a place for it a key goes with the process`(environment: [String: String]) {
        #expect(Self.code(.user(environment)) != Self.code(.user(environment)))
    }

    /// As OpenSSL has it.
    @Test func `the code is an HMAC with SHA-256`() {
        // printf '1 b1 a' | openssl dgst -sha256 -hmac Jefe
        #expect(
            StoreKey(secret: "Jefe").code(of: "a", for: "b").description
                == "14b02b6ef1e6098a19a1afd795781c1724154520225a7eb2e79640bb9590fe7a")
        // The same with a key of 100 letters x.
        #expect(
            StoreKey(secret: String(repeating: "x", count: 100)).code(of: "a", for: "b").description
                == "12f92f68e0488527aa950c66f9a6a286d65340fa7d107d6eae578f2188d7f969")
    }
}
