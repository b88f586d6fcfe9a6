import MizanExtraction
import Testing

/// Declarations whose type says that a literal is a key.
@Suite struct DeclarationTests {
    @Test(arguments: [
        (#"let title: LocalizedStringKey = "A""#, ["A"]),
        (#"let titles: [LocalizedStringKey] = ["A", "B"]"#, ["A", "B"]),
        (#"let titles: [Int: LocalizedStringResource] = [1: "A", 2: "B"]"#, ["A", "B"]),
        (#"static var title: LocalizedStringResource = "A""#, ["A"]),
        (#"var title: LocalizedStringKey { isOn ? "A" : "B" }"#, ["A", "B"]),
        (#"var title: LocalizedStringKey { switch self { case .a: "A"; case .b: "B" } }"#, ["A", "B"]),
        (#"var title: LocalizedStringKey { switch self { case .a: return "A"; default: return "B" } }"#, ["A", "B"]),
        (#"var title: LocalizedStringKey { get { if x { "A" } else if y { "B" } else { "C" } } }"#, ["A", "B", "C"]),
        (#"func title() -> LocalizedStringKey { log("no"); return "A" }"#, ["A"]),
        (#"var title: LocalizedStringKey { names.map { return "no" }; return "A" }"#, ["A"]),
        (
            #"func row(_ title: LocalizedStringKey, note: LocalizedStringKey = "B") {}; row("A", note: "C")"#,
            ["B", "A", "C"]
        ),
        (#"struct Row: View { let title: LocalizedStringKey; let id: String }; Row(title: "A", id: "no")"#, ["A"]),
        (
            #"struct Row { init(_ t: LocalizedStringResource?) {} }; Row("A"); Row(.init("B", comment: "c"))"#,
            ["A", "B | comment: c"]
        ),
        (#"enum Alert { case text(LocalizedStringKey) }; show(.text("A"))"#, ["A"]),
        (
            #"struct V { var title: LocalizedStringKey; mutating func f() { title = "A"; self.title = "B" } }"#,
            ["A", "B"]
        ),
        (#"typealias Key = LocalizedStringKey; func f(_ k: Key) {}; f("A")"#, ["A"]),
        (#"let title: LocalizedStringKey? = name ?? "A""#, ["A"]),
        (#"enum Page: LocalizedStringKey { case home = "A", more = "B" }"#, ["A", "B"]),
        (#"let value: String.LocalizationValue = "A""#, ["A"]),
        (#"let name: String = "no"; let other = "no"; func f(_ s: String) {}; f("no")"#, []),
        (
            #"import AppIntents; struct I { @Parameter(title: "City") var city: String; static let title: LocalizedStringResource = "Open" }"#,
            ["City", "Open"]
        ),
    ])
    func `a literal is a key where its type says so`(_ source: String, _ keys: [String]) {
        #expect(extracted(source) == keys)
    }

    @Test func `a parameter of another file takes keys`() {
        let row = SwiftSource(file: "Row.swift", text: "struct Row: View { let title: LocalizedStringKey }")
        let screen = SwiftSource(file: "Screen.swift", text: #"Row(title: "A")"#)
        #expect(lines(Extractor().strings(in: [screen, row])) == ["A"])
    }

    /// Views have private functions of the same names in many files.
    @Test func `a name of several files means the file's own`() {
        let first = SwiftSource(
            file: "First.swift", text: #"private func row(_ title: LocalizedStringKey) {}; row("A"); cell("B")"#)
        let second = SwiftSource(file: "Second.swift", text: #"private func row(_ name: String) {}; row("no")"#)
        let third = SwiftSource(file: "Third.swift", text: "func cell(_ title: LocalizedStringKey) {}; row(\"?\")")
        let found = Extractor().strings(in: [first, second, third])
        #expect(found.strings.map(\.key) == ["A", "B"])
        #expect(found.notes.map { "\($0.place?.file ?? ""): \($0.rule)" } == ["Third.swift: key-unsure"])
    }

    @Test func `damaged sources give what can be understood`() {
        #expect(extracted(#"VStack { Text("A"); Text("B" } } ) Text("C"); Text("\("#) == ["A", "B"])
        #expect(extracted("") == [])
        #expect(extracted(#"Text("A\q")"#) == [])
    }

    @Test func `a damaged source is an error`() {
        let source = SwiftSource(file: "A.swift", text: "Text(\"A\")\nText(\"\\(n\")\n")
        let notes = Extractor().strings(in: [source]).notes
        #expect(notes.map(\.rule) == ["source-damaged"])
        #expect(notes.first?.severity == .error)
        #expect(notes.first?.place?.line == 2)
        #expect(notes.first?.message.hasPrefix("the source can't be read: expected") == true)
    }

    /// A source may nest without end: that is no reason to hang or to crash.
    @Test func `deep nesting ends`() {
        func nested(_ depth: Int) -> String {
            let value = String(repeating: "(", count: depth) + "n" + String(repeating: ")", count: depth)
            return "Text(\"\\(\(value))\")"
        }
        #expect(extracted(nested(50)) == ["%@"])
        // Swift's parser gives up.
        #expect(notes(nested(400)) == ["source-damaged"])
        let sum = Array(repeating: "n", count: 200).joined(separator: " + ")
        #expect(extracted("let n = \(sum); Text(\"\\(n)\")") == ["%@"])
    }

    @Test(arguments: [
        // An alias of a type inside another has the name of that type.
        "enum Store { enum Mode { var title: LocalizedStringKey { \"reply-\\(status.name)\" } } }; struct S { typealias Mode = Store.Mode }",
        "typealias A = B; typealias B = A; let x: A; let title: LocalizedStringKey = \"reply-\\(x.name)\"",
        "typealias A = X.B; typealias B = Y.C; typealias C = Z.B; let x: A; let title: LocalizedStringKey = \"reply-\\(x.name)\"",
        "typealias A = [A]; let x: A; let title: LocalizedStringKey = \"reply-\\(x.first.first)\"",
        "typealias A = A?; let x: A; let title: LocalizedStringKey = \"reply-\\(x.name)\"",
    ])
    func `aliases that go in a circle end`(source: String) {
        #expect(extracted(source) == ["reply-%@"])
    }

    @Test(arguments: [
        (#"func row(_ title: LocalizedStringKey, _ value: String) {}; row("A", "no")"#, ["A"]),
        (
            #"func row(_ value: String, _ title: LocalizedStringKey, note: LocalizedStringKey) {}; row("no", "A", note: "B")"#,
            ["A", "B"]
        ),
        (#"struct R { init(_ id: String, _ t: LocalizedStringKey?) {} }; R("no", x ? "A" : "B")"#, ["A", "B"]),
    ])
    func `parameters without labels are told by their positions`(source: String, keys: [String]) {
        #expect(extracted(source) == keys)
    }

    @Test func `a number that only a member's name tells is unsure, without a note`() {
        let source =
            "struct Place { let lat: Double }; Text(\"LAT:\\(other.lat)\"); Text(\"LAT \\(Place(lat: 1).lat)\")"
        let found = Extractor().strings(in: [SwiftSource(file: "App.swift", text: source)])
        #expect(found.strings.map(\.key) == ["LAT:%lf", "LAT %lf"] && found.notes == [])
        #expect(found.strings.map { $0.arguments[0].isSpecifierCertain } == [false, true])
    }

    @Test func `an alias of an alias of a key is one`() {
        #expect(
            extracted(
                "typealias A = LocalizedStringKey; typealias B = A; typealias C = B?; let a: C = \"A\"; let b: [B] = [\"B\"]"
            )
                == ["A", "B"])
    }

    @Test(.timeLimit(.minutes(1))) func `variables that double with each line take no time`() {
        let lines = (1...60).map { "let x\($0) = x\($0 - 1) + x\($0 - 1)" }.joined(separator: "\n")
        #expect(extracted("func f(x0: Int) {\n\(lines)\nText(\"\\(x60)\")\n}").count == 1)
    }
}
