import Foundation
import MizanBase
import MizanScenes
import TestSupport
import Testing

/// What is wrong with a scene is one error at its place, with what to do.
@Suite struct SceneErrorTests {
    static let views = [
        BadScene(
            "wrong-value",
            #"{ "Text": "a", "modifiers": [{ "alignmentGuide": ¶{ "horizontal": "leading", "vertical": "top" } }] }"#,
            "either horizontal or vertical"),
        BadScene("unknown-key", #"{ "VStack": { "alignment": { ¶"costum": "a" }, "content": [] } }"#, "custom"),
        BadScene("unknown-view", #"{ ¶"Vstak": [] }"#, "did you mean “VStack”"),
        BadScene(
            "unknown-view", #"{ ¶"Elephant": [] }"#,
            "the nearest are Ellipse, Link, List; “mizan scene schema” lists all"),
        BadScene("view-type", #"¶{ "text": "a" }"#, "write one capitalized key"),
        BadScene("view-type", #"¶{ "Text": "a", "Capsule": {} }"#, "2 view types"),
        BadScene("unknown-key", #"{ "HStack": { ¶"spaceing": 3, "content": [] } }"#, "did you mean “spacing”"),
        BadScene("unknown-key", #"{ "Text": "a", ¶"modifier": [] }"#, "did you mean “modifiers”"),
        BadScene("unknown-key", #"{ "Text": { "key": "a", ¶"argument": [] } }"#, "did you mean “arguments”"),
        BadScene("unknown-key", #"{ "Capsule": { ¶"radius": 3 } }"#, "Capsule has no key “radius”"),
        BadScene(
            "unknown-modifier", #"{ "Text": "a", "modifiers": [{ ¶"pading": 3 }] }"#, "did you mean “padding”"),
        BadScene("modifier-form", #"{ "Text": "a", "modifiers": [¶{ "bold": {}, "padding": 3 }] }"#, "one key"),
        BadScene("wrong-type", #"{ "Text": "a", "modifiers": ¶{ "bold": {} } }"#, "write an array"),
        BadScene("wrong-type", #"{ "HStack": { "spacing": ¶"wide", "content": [] } }"#, "write a number"),
        BadScene("wrong-type", #"{ "Spacer": ¶20 }"#, "“minLength”"),
        BadScene("wrong-type", #"{ "Rectangle": ¶[] }"#, "“fill”, “stroke”, “strokeBorder”"),
        BadScene("wrong-type", #"{ "VStack": ¶"a" }"#, "“content”"),
        BadScene("wrong-type", #"{ "Text": "a", "modifiers": [{ "bold": ¶true }] }"#, "write {}"),
        BadScene("wrong-type", #"{ "Text": ¶true }"#, "write a string, a number or an object"),
        BadScene("wrong-type", #"{ "VStack": [¶"actions"] }"#, "or \"$part\""),
        BadScene("wrong-type", #"{ "Button": { "label": ¶"$actions" } }"#, "holds several views"),
        BadScene("missing-key", #"{ "HStack": ¶{ "spacing": 3 } }"#, "“content”"),
        BadScene("missing-key", #"{ "RoundedRectangle": ¶{} }"#, "needs “cornerRadius”"),
        BadScene("missing-key", #"{ "Image": ¶{} }"#, "needs “name”"),
        BadScene(
            "missing-key", #"{ "Text": "a", "modifiers": [{ "environment": ¶{} }] }"#, "layoutDirection, locale"),
        BadScene(
            "wrong-value",
            #"{ "Text": "a", "modifiers": [{ "dynamicTypeSize": ¶{ "min": "large", "max": "small" } }] }"#,
            "exchange them"),
        BadScene(
            "unknown-argument", #"{ "Text": ¶"$gap", "modifiers": [{ "environment": { "values": { "gpa": 1 } } }] }"#,
            "did you mean “gpa”"),
        BadScene("unknown-value", #"{ "HStack": { "alignment": ¶"leading", "content": [] } }"#, "firstTextBaseline"),
        BadScene("unknown-part", #"{ "VStack": [¶"$action"] }"#, "did you mean “actions”"),
        BadScene("unknown-part", #"{ "AnyView": ¶"$action" }"#, "did you mean “actions”"),
        BadScene("missing-key", #"{ "Text": ¶{ "measurement": 12 } }"#, "“unit”"),
        BadScene("unknown-argument", #"{ "Text": ¶"$plac" }"#, "did you mean “place”"),
        BadScene("unknown-argument", #"{ "Text": ¶"$" }"#, "use one of day, place"),
        BadScene("unknown-field", #"{ "Text": ¶"$day.nam" }"#, "did you mean “name”"),
        BadScene("unknown-field", #"{ "Text": ¶"$place.name" }"#, "“$place” has no field “name”"),
        BadScene(
            "unknown-value", ##"{ "Text": "a", "modifiers": [{ "foregroundStyle": ¶"#12345" }] }"##, "use #rrggbb"),
        BadScene(
            "unknown-value", #"{ "Text": "a", "modifiers": [{ "background": ¶"primry" }] }"#, "did you mean “primary”"),
        BadScene("unknown-value", #"{ "Text": "a", "modifiers": [{ "font": ¶"Title" }] }"#, "did you mean “title”?"),
        BadScene("wrong-value", #"{ "Text": "a", "modifiers": [{ "font": { "size": ¶0 } }] }"#, "use more than 0"),
        BadScene(
            "wrong-value", #"{ "Text": "a", "modifiers": [{ "frame": ¶{ "width": 30, "maxWidth": 40 } }] }"#,
            "the width is both fixed and between bounds"),
        BadScene(
            "wrong-value", #"{ "Text": "a", "modifiers": [{ "frame": ¶{ "minHeight": 0, "height": 9 } }] }"#,
            "give it either height or bounds"),
        BadScene(
            "unknown-font-family",
            #"{ "Text": "a", "modifiers": [{ "font": { "custom": ¶"Noto Sans Arabik", "size": 20 } }] }"#,
            "did you mean “Noto Sans Arabic UI”?"),
        BadScene(
            "unknown-font-family", #"{ "Text": "a", "modifiers": [{ "font": { "custom": ¶"Papyrus", "size": 9 } }] }"#,
            "“mizan fonts” lists them"),
        BadScene(
            "missing-key", #"{ "Text": "a", "modifiers": [{ "font": ¶{ "custom": "Noto Sans" } }] }"#, "needs “size”"),
        BadScene("date-form", #"{ "Text": { "date": ¶"2026-13-45" } }"#, "write 2026-03-02"),
        BadScene("unknown-value", #"{ "Text": { "number": 1, "format": ¶"temprature" } }"#, "temperature"),
        BadScene("unknown-value", #"{ "Text": { "measurement": 1, "unit": ¶"mmm" } }"#, "use a name such as mm"),
        BadScene("unknown-value", #"{ "Text": { "value": "a", "as": ¶"fone" } }"#, "phone"),
        BadScene("wrong-type", #"{ "Text": { "rounded": ¶3 } }"#, "write a measurement"),
        BadScene("unknown-key", #"{ "Text": { ¶"kee": "a" } }"#, "did you mean “key”?"),
        BadScene("text-form", #"{ "Text": ¶{ "words": "a" } }"#, "write one of the keys key, verbatim, number"),
        BadScene("id-form", #"{ "Text": "a", "id": ¶"1a" }"#, "use a letter"),
    ]

    @Test(arguments: views) func `a wrong view`(bad: BadScene) throws {
        try bad.check(folder: NSTemporaryDirectory())
    }

    static let files = [
        BadScene("json-syntax", file: "¶, 3", "a value is expected"),
        BadScene("json-syntax", file: #"{ "schema": 1¶, }"#, "remove the comma"),
        BadScene("schema", file: #"{ "schema": ¶2, "view": { "Text": "a" } }"#, "this version reads 1"),
        BadScene("missing-key", file: #"¶{ "schema": 1 }"#, "“view”"),
        BadScene("missing-key", file: #"¶{ "view": { "Text": "a" } }"#, "“schema”"),
        BadScene("unknown-key", file: #"{ "schema": 1, ¶"veiw": {} }"#, "did you mean “view”"),
        BadScene("wrong-type", file: "¶[]", "write an object"),
        BadScene(
            "unknown-value",
            file: #"{ "schema": 1, "environment": { "timeZone": ¶"Asia/Jerusalm" }, "view": { "Text": "a" } }"#,
            "no time zone"),
        BadScene(
            "unknown-value",
            file: #"{ "schema": 1, "environment": { "systemDirection": ¶"left" }, "view": { "Text": "a" } }"#, "rtl"),
        BadScene(
            "wrong-value",
            file: #"{ "schema": 1, "environment": { "safeAreaInsets": { "top": ¶-1 } }, "view": { "Text": "a" } }"#,
            "0 to"),
        BadScene(
            "date-form", file: #"{ "schema": 1, "environment": { "now": ¶"2026-02-30" }, "view": { "Text": "a" } }"#,
            "no date"),
        BadScene(
            "date-form", file: #"{ "schema": 1, "environment": { "now": ¶"noon" }, "view": { "Text": "a" } }"#,
            "is no date"),
        BadScene(
            "wrong-value", file: #"{ "schema": 1, "proposal": { "width": ¶-5 }, "view": { "Text": "a" } }"#,
            "use more than 0"),
        BadScene(
            "file-missing", file: #"{ "schema": 1, "assets": [¶"A.xcassets"], "view": { "Text": "a" } }"#,
            "is not there"
        ),
        BadScene(
            "unknown-value", file: #"{ "schema": 1, "environment": { "idiom": ¶"ipda" }, "view": { "Text": "a" } }"#,
            "did you mean “ipad”?"),
        BadScene(
            "part-cycle",
            file: #"{ "schema": 1, "parts": { "p": { "VStack": [¶"$p"] } }, "view": { "VStack": ["$p"] } }"#,
            "holds itself"),
        BadScene(
            "part-cycle",
            file: #"{ "schema": 1, "parts": { "a": ["$b"], "b": [¶"$a"] }, "view": { "VStack": ["$a"] } }"#,
            "the part “a” holds itself"),
        BadScene(
            "path-outside-root", file: #"{ "schema": 1, "strings": [¶"../x.xcstrings"], "view": {} }"#, "leaves"),
        BadScene(
            "path-outside-root", file: #"{ "schema": 1, "strings": [¶"/etc/x.xcstrings"], "view": {} }"#, "leaves"),
        BadScene("path-outside-root", file: #"{ "schema": 1, "strings": [¶"link.xcstrings"], "view": {} }"#, "leaves"),
        BadScene("path-outside-root", file: #"{ "schema": 1, "fonts": [¶"../../etc/passwd"], "view": {} }"#, "leaves"),
        BadScene("file-missing", file: #"{ "schema": 1, "strings": [¶"no.xcstrings"], "view": {} }"#, "is not there"),
        BadScene("strings-missing", file: #"{ "schema": 1, "strings": [¶"folder/a"], "view": {} }"#, ".xcstrings"),
        BadScene("strings-missing", file: #"{ "schema": 1, "strings": [¶"folder"], "view": {} }"#, "no strings in"),
        BadScene(
            "unknown-key", file: #"{ "schema": 1, "strings": [{ ¶"folder": "a", "bundle": "b" }], "view": {} }"#, "path"
        ),
        BadScene(
            "missing-key", file: #"{ "schema": 1, "strings": [¶{ "path": "folder" }], "view": {} }"#, "bundle"),
    ]

    @Test(arguments: files) func `a wrong file`(bad: BadScene) throws {
        let outer = try TemporaryFolder()
        try outer.write("{}", to: "x.xcstrings")
        try outer.write("", to: "scene/folder/a")
        try FileManager.default.createSymbolicLink(
            atPath: outer.path + "/scene/link.xcstrings", withDestinationPath: "../x.xcstrings")
        try bad.check(folder: outer.path + "/scene")
    }

    @Test func `an id that stands twice names both places`() throws {
        let text = #"""
            { "schema": 1, "view": { "VStack": [
                { "Text": "a", "id": "x" },
                { "Text": "b", "id": "x" } ] } }
            """#
        let diagnostic = try #require(
            try SceneFixture.scene(text).layout(
                Variant(locale: "en"), fonts: SceneFixture.fonts.get()
            ).findings.first)
        #expect(diagnostic.rule == "id-twice" && diagnostic.severity == .warning && diagnostic.nodePath == "x[1]")
        #expect(diagnostic.place == SourcePlace(file: "test.scene.json", line: 3, column: 26))
        #expect(diagnostic.notes.map(\.place) == [SourcePlace(file: "test.scene.json", line: 2, column: 26)])
    }

    @Test func `a malformed catalog is told in its own file`() throws {
        let folder = try TemporaryFolder()
        try folder.write("{ \"sourceLanguage\": \"en\",\n  \"strings\": 3, \"version\": \"1.0\" }", to: "L.xcstrings")
        let error = #expect(throws: DiagnosticError.self) {
            try SceneFixture.scene(#"{ "schema": 1, "strings": ["L.xcstrings"], "view": {} }"#, folder: folder.path)
        }
        let place = try #require(error?.diagnostics.first?.place)
        #expect(place == SourcePlace(file: folder.path + "/L.xcstrings", line: 2, column: 14))
    }

    @Test(arguments: [1_000, 200_000]) func `a font that is cut off`(length: Int) throws {
        let folder = try TemporaryFolder()
        let font = try Data(contentsOf: URL(fileURLWithPath: SceneFixture.repository + "/Fonts/NotoSans-Bold.ttf"))
        try folder.write(font.prefix(length), to: "Cut.ttf")
        let scene = try SceneFixture.scene(
            #"{ "schema": 1, "fonts": ["Cut.ttf"], "view": { "Text": "a" } }"#, folder: folder.path)
        let error = #expect(throws: DiagnosticError.self) { try SceneFixture.tree(scene) }
        #expect(error?.diagnostics.map(\.rule) == ["font-unreadable"])
        #expect(error?.diagnostics.first?.file?.hasSuffix("Cut.ttf") == true)
    }
}
