import MizanBase
import MizanScenes
import Testing

/// A scene that is wrong at the place of its first `¶`, and for an error of two places at that of its second.
struct BadScene: CustomTestStringConvertible {
    let rule: String
    let text: String
    /// What the message or its fix has to say.
    let words: String

    /// A whole file.
    init(_ rule: String, file text: String, _ words: String) {
        self.rule = rule
        self.text = text
        self.words = words
    }

    /// One view of a scene that has two arguments and a part.
    init(_ rule: String, _ view: String, _ words: String) {
        self.init(
            rule,
            file: """
                { "schema": 1,
                  "arguments": { "place": "ירושלים", "day": { "name": "Monday" } },
                  "parts": { "actions": [{ "Text": "a" }, { "Text": "b" }] },
                  "view": \(view) }
                """, words)
    }

    /// Whether only the scene's own check finds it: it is about the meaning of a name, or of several values together.
    var isUnseenBySchema: Bool {
        [
            #"{ "Button": { "label": ¶"$actions" } }"#, #"{ "Image": ¶{} }"#, #"{ "environment": ¶{} }"#,
            #"{ "custom": "Noto Sans" }"#, #""temprature""#, #""mmm""#, #"{ "rounded": ¶3 }"#, #""alignmentGuide": ¶{"#,
            #""frame": ¶{"#,
            #""Asia/Jerusalm""#,
            #""name": ¶"../../etc"#, #""symbol": ¶""#, #""Image": ¶"../../etc"#, #"¶"primry""#,
            #""max": "small""#, #"¶"$gap""#,
        ].contains { text.contains($0) }
    }

    var testDescription: String { "\(rule): \(text.split(separator: "\n").last ?? "")" }

    /// The file without its marks, and where these stood.
    func unmarked(_ name: String) -> (text: String, places: [SourcePlace]) {
        var text = ""
        var places: [SourcePlace] = []
        var (line, column) = (1, 1)
        for character in self.text {
            if character == "¶" {
                places.append(SourcePlace(file: name, line: line, column: column))
                continue
            }
            text.append(character)
            column += character.utf8.count
            if character == "\n" { (line, column) = (line + 1, 1) }
        }
        return (text, places)
    }

    /// Reads the scene, lays it out, and expects one error.
    func check(folder: String) throws {
        let (text, places) = unmarked("test.scene.json")
        let error = #expect(throws: DiagnosticError.self) {
            try SceneFixture.tree(SceneFixture.scene(text, folder: folder))
        }
        let diagnostic = try #require(error?.diagnostics.first)
        #expect(error?.diagnostics.count == 1)
        #expect(diagnostic.rule == rule)
        #expect(diagnostic.place == places.first)
        #expect(diagnostic.notes.map(\.place) == Array(places.dropFirst()))
        #expect((diagnostic.message + "; " + (diagnostic.fix ?? "")).contains(words), "\(diagnostic)")
    }
}
