import Foundation
import GoldenProjects
import MizanReports
import TestSupport
import Testing

@testable import MizanGoldens

/// The same bytes whatever the host's language, time zone, folders and cores are.
@Suite(
    .enabled(if: BuiltTool.debug != nil, "the tool wasn't built with the tests: run all of the package, not a part"))
struct SettingsTests {
    /// Where the tool is called.
    struct Setting: CustomTestStringConvertible, Sendable {
        let name: String
        var environment: [String: String] = [
            "PATH": "/usr/bin:/bin", "HOME": "/tmp", "LANG": "C.UTF-8", StoreKey.variable: "tests",
        ]
        var arguments: [String] = []
        /// The working directory; nil is the project's own.
        var folder: String?

        var testDescription: String { name }

        static func with(_ variables: [String: String]) -> Setting {
            let words = variables.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
            return Setting(
                name: words.joined(separator: " "),
                environment: Setting(name: "").environment.merging(variables) { $1 })
        }
    }

    static let settings: [Setting] = [
        .with(["LANG": "ar_EG.UTF-8", "LANGUAGE": "ar"]),
        .with(["LC_ALL": "tr_TR.UTF-8"]),
        .with(["TZ": "Asia/Kathmandu"]),
        .with(["TZ": "Pacific/Apia"]),
        .with(["SWIFT_DETERMINISTIC_HASHING": "1"]),
        // A folder that nobody can write in, whoever they are, and one that isn't there.
        .with(["HOME": "/proc"]),
        .with(["HOME": "/nonexistent"]),
        Setting(name: "no environment", environment: [:]),
        Setting(name: "another working directory", folder: "/"),
        Setting(name: "1 thread", arguments: ["--jobs", "1"]),
        Setting(name: "2 threads", arguments: ["--jobs", "2"]),
        Setting(name: "7 threads", arguments: ["--jobs", "7"]),
    ]

    /// What the tool says in one setting.
    private struct Speech: Equatable {
        var unchanged: BuiltTool.Answer
        var changed: BuiltTool.Answer
        var json: BuiltTool.Answer
    }

    /// Two projects with goldens: all as recorded in one, a label changed in the other.
    private struct Projects {
        let unchanged: MatrixProject
        let changed: MatrixProject

        init() throws {
            (unchanged, changed) = (try MatrixProject(), try MatrixProject())
            for project in [unchanged, changed] { _ = try project.recordSmoke() }
            try changed.replace("عربة هادئة", with: "عربة صامتة", in: "Localizable.xcstrings")
        }

        func speech(_ tool: String, _ setting: Setting) throws -> Speech {
            func call(_ project: MatrixProject, _ arguments: [String]) throws -> BuiltTool.Answer {
                var answer = try BuiltTool.run(
                    tool, arguments, environment: setting.environment, folder: setting.folder ?? project.folder.path)
                answer.output = answer.output.replacing(project.folder.path, with: "")
                return answer
            }
            func verify(_ project: MatrixProject, _ scenes: [String] = []) throws -> BuiltTool.Answer {
                try call(
                    project,
                    ["golden", "verify", "--no-cache", "--set", "smoke", "--goldens", project.goldens]
                        + setting.arguments + scenes)
            }
            return Speech(
                unchanged: try verify(unchanged), changed: try verify(changed, ["Ticket"]),
                json: try call(
                    unchanged,
                    ["inspect", unchanged.folder.path + "/Departures.scene.json", "--json", "--glyphs"]
                        + ["en", "ar", "hi"].flatMap { ["--locale", $0] }))
        }
    }

    @Test(arguments: ["fields", "style"])
    func `no file of a host's ICU is read, by this program's formats or Foundation's`(kind: String) throws {
        let tool = try #require(BuiltTool.debug)
        let planted = Checkout.file("Tests/Fixtures/icu").path
        let date =
            #"{ "date": "2026-03-02T09:05:00Z", \#(kind == "fields" ? "\"format\": \"jm\"" : "\"timeStyle\": \"shortened\"") }"#
        func shown(_ variables: [String: String]) throws -> BuiltTool.Answer {
            try BuiltTool.run(
                tool,
                [
                    "strings", "show", "%lld %@", "--locale", "ar-EG", "--time-zone", "Asia/Jerusalem", "--arg", "3",
                    "--arg", date,
                ],
                environment: Setting.with(variables).environment, folder: "/")
        }
        let plain = try shown([:])
        // Digits of Egypt, and the hour of Jerusalem.
        #expect(plain.output.hasPrefix("٣ ١١:٠٥"), "\(plain)")
        #expect(try shown(["ICU_DATA": planted]) == plain)
        #expect(try shown(["ICU_TIMEZONE_FILES_DIR": planted + "/zones"]) == plain)
        #expect(try shown(["ICU_DATA": planted + "/zones", "TZ": "Pacific/Apia"]) == plain)
    }

    @Test func `twelve settings, or every second on every day, one report and the same bytes`() throws {
        let tool = try #require(BuiltTool.debug)
        let projects = try Projects()
        let plain = try projects.speech(tool, Setting(name: "plain"))
        #expect(
            plain.unchanged == BuiltTool.Answer(code: 0, output: "44 variants checked: all as recorded\n", error: ""))
        #expect(plain.changed.code == 1)
        #expect(plain.changed.output.contains("“عربة هادئة” → “عربة صامتة”"), "\(plain.changed)")
        #expect(plain.changed.output.contains("10 variants checked: 2 differ"))
        #expect(plain.json.code == 0 && plain.json.output.utf8.count > 10_000, "\(plain.json.error)")
        #expect(Self.settings.count >= 8)
        for setting in Thoroughness.cases(Self.settings, everyday: { $0.isMultiple(of: 2) }) {
            let speech = try projects.speech(tool, setting)
            #expect(speech.unchanged == plain.unchanged, "\(setting.name)")
            #expect(speech.changed == plain.changed, "\(setting.name)")
            // Not as text in a report of hundreds of lines.
            #expect((speech.json == plain.json) as Bool, "\(setting.name)")
        }
    }
}
