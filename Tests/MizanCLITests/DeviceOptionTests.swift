import Foundation
import TestSupport
import Testing

@testable import MizanCLI

/// `--device`, the same names for every command.
@Suite struct DeviceOptionTests {
    private static let catalog = Checkout.file("Tests/Fixtures/catalogs/devices/Localizable.xcstrings").path

    private static func project() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write(String(contentsOfFile: catalog, encoding: .utf8), to: "Localizable.xcstrings")
        try folder.write(
            #"""
            { "schema": 1, "strings": ["Localizable.xcstrings"],
              "view": { "Text": { "key": "Tap %lld items", "arguments": [1] } } }
            """#, to: "A.scene.json")
        try folder.write(
            #"""
            { "schema": 1, "scenes": "..", "sets": {
              "a": { "scenes": ["**"], "locales": ["en"], "devices": [null, "mac", "ipad"] } } }
            """#, to: "Goldens/goldens.json")
        return folder
    }

    @Test(arguments: [
        ("mac", "Click 1 item"), ("phone", "Tap 1 item"), ("iphone", "Tap 1 item"), ("pad", "Choose 1"),
        ("applewatch", "Choose 1"), ("vision", "Choose 1"),
    ])
    func `inspect and strings show take the same names and show the same text`(
        device: String, expected: String
    ) throws {
        let folder = try Self.project()
        let run = CommandLineRun("inspect", folder.path + "/A.scene.json", "--device", device)
        #expect(run.code == 0 && run.text.withoutIsolates.contains("\"\(expected)\""), "\(run.text)\(run.error)")
        let shown = CommandLineRun(
            "strings", "show", "Tap %lld items", "--file", Self.catalog, "--device", device, "--arg", "1")
        #expect(shown.code == 0 && shown.text == expected + "\n", "\(shown.error)")
    }

    @Test func `an unknown name is refused with the known ones`() throws {
        let folder = try Self.project()
        for command in [["inspect"], ["audit"], ["preview", "-o", "-"]] {
            let run = CommandLineRun(command + [folder.path + "/A.scene.json", "--device", "ipda"])
            #expect(run.code == 2 && run.error.contains("ipad"), "\(run.error)")
        }
    }

    @Test func `an audit names the device's variant`() throws {
        let folder = try Self.project()
        let run = CommandLineRun("audit", folder.path + "/A.scene.json", "--device", "mac", "--device", "tv")
        #expect(run.code == 0, "\(run.text)\(run.error)")
    }

    @Test func `goldens have variants of devices, and can be narrowed to them`() throws {
        let folder = try Self.project()
        let goldens = folder.path + "/Goldens"
        #expect(CommandLineRun("golden", "record", "--goldens", goldens).code == 0)
        #expect(try folder.text(of: "Goldens/A/en.tree").withoutIsolates.contains("\"Choose 1\""))
        #expect(try folder.text(of: "Goldens/A/en~mac.tree").withoutIsolates.contains("\"Click 1 item\""))
        #expect(try folder.text(of: "Goldens/A/en~pad.tree").withoutIsolates.contains("\"Choose 1\""))
        let narrowed = CommandLineRun("golden", "list", "--goldens", goldens, "--device", "mac")
        #expect(narrowed.text == "A: 1 variant\n  en~mac\n1 variant of 1 scene\n")
        let verified = CommandLineRun("golden", "verify", "--goldens", goldens, "--device", "ipad")
        #expect(verified.code == 0 && verified.text.contains("1 variant checked"), "\(verified.text)\(verified.error)")
        let other = CommandLineRun("golden", "list", "--goldens", goldens, "--device", "watch")
        #expect(other.code == 2 && other.error.contains("the set has no variant with --device watch"), "\(other.error)")
    }
}

extension String {
    /// Without the isolates that trees write out.
    fileprivate var withoutIsolates: String { replacing("\\u{2066}", with: "").replacing("\\u{2069}", with: "") }
}
