import MizanExtraction
import Testing

/// What a literal's text is as a key.
@Suite struct LiteralTests {
    @Test(arguments: [
        (#"Text("a \"b\" \\ \n \t \u{5d0}")"#, "a \"b\" \\ \n \t א"),
        (##"Text(#"raw \n "x" \#n \#(n)"#)"##, "raw \\n \"x\" \n %@"),
        ("Text(\"\"\"\n    One\n      two \\\n    three\n    \"\"\")", "One\n  two three"),
        ("Text(\"\"\"\r\n    One\r\n    two\r\n    \"\"\")", "One\ntwo"),
        (#"Text("100%")"#, "100%"),
        (#"let n = 1; Text("100% of \(n)")"#, "100%% of %lld"),
        (#"String(localized: "%d \(1)")"#, "%%d %lld"),
        (#"NSLocalizedString("100% of %d", comment: "")"#, "100% of %d"),
    ])
    func `a literal stands for its characters`(_ source: String, _ key: String) {
        #expect(extracted(source) == [key])
    }

    /// The specifiers are those that Swift's own interpolation gives the types.
    @Test(arguments: [
        (#"Text("\(3)")"#, "%lld"), (#"Text("\(-3)")"#, "%lld"), (#"Text("\(1.5)")"#, "%lf"),
        (#"Text("\("a")")"#, "%@"),
        (#"let n: Int32 = 1; Text("\(n)")"#, "%d"), (#"let n: UInt8 = 1; Text("\(n)")"#, "%u"),
        (#"let n: UInt = 1; Text("\(n)")"#, "%llu"), (#"let f: Float = 1; Text("\(f)")"#, "%f"),
        (#"let w: CGFloat = 1; Text("\(w)")"#, "%lf"),
        (#"Text("\(ratio, specifier: "%.1f")")"#, "%.1f"), (#"Text("\(n, format: .number)")"#, "%@"),
        (#"Text("\(date, style: .time)")"#, "%@"), (#"Text("\(n.formatted())")"#, "%@"),
        (#"Text("\(Image(systemName: "star"))")"#, "%@"),
        (#"String(localized: "\(placeholder: .int) of \(placeholder: .object)")"#, "%lld of %@"),
        (#"Text("\(names.count)")"#, "%lld"), (#"Text("\(max(a.count, 1) + 1)")"#, "%lld"),
        (#"Text("\(Int(x))")"#, "%lld"), (#"Text("\(String(x))")"#, "%@"), (#"Text("\(Double(1) / 2)")"#, "%lf"),
        (#"struct V { @State var n = 0; var body: some View { Text("\(n)") } }"#, "%lld"),
        (#"struct V { let p: P; var body: some View { Text("\(p.age)") } }; struct P { let age: Int }"#, "%lld"),
        (#"func f(_ names: [String]) { for name in names { Text("\(name)") } }"#, "%@"),
        (#"ForEach(0..<5) { i in Text("\(i)") }"#, "%lld"),
        (#"let ns: [Int]; ForEach(ns, id: \.self) { Text("\($0)") }"#, "%lld"),
        (
            #"let xs: [Double]; ForEach(Array(xs.enumerated()), id: \.offset) { i, x in Text("\(i): \(x)") }"#,
            "%lld: %lf"
        ),
        (#"func f(_ n: Int?) { if let n { Text("\(n)") } }"#, "%lld"),
        (#"func f(_ n: Int?) { guard let m = n else { return }; Text("\(m)") }"#, "%lld"),
        (#"func f(_ n: Int?) { Text("\(n ?? 0)") }"#, "%lld"),
        (#"let d: [String: Int]; Text("\(d["a"] ?? 0)")"#, "%lld"),
        (#"func total() -> Int { 1 }; Text("\(total())")"#, "%lld"),
        (#"let n = items.reduce(0) { $0 + $1 }; Text("\(n)")"#, "%lld"),
        (#"Text("\(proxy.size.width)")"#, "%lf"), (#"Text("\(error.localizedDescription)")"#, "%@"),
        (#"let isOn = true; Text("\(isOn ? 1 : 2)")"#, "%lld"),
    ])
    func `an argument has the specifier of its type`(_ source: String, _ specifiers: String) {
        #expect(extracted(source) == [specifiers])
    }

    @Test func `an argument of another file has its type`() {
        let view = SwiftSource(file: "View.swift", text: #"Text("\(model.stars) stars")"#)
        let model = SwiftSource(file: "Model.swift", text: "struct Model { var stars = 0 }")
        #expect(lines(Extractor().strings(in: [view, model])) == ["%lld stars"])
        // Two declarations of the name that differ: unsure.
        let other = SwiftSource(file: "Other.swift", text: "struct Other { var stars = \"***\" }")
        let found = Extractor().strings(in: [view, model, other])
        #expect(found.strings.first?.arguments.first?.isSpecifierCertain == false)
        #expect(found.notes.map(\.rule) == ["specifier-unsure"])
    }

    @Test func `arguments say what they are`() {
        let text =
            #"Text("\(3) \(n) \(date, format: .dateTime) \(String(localized: "x")) \(name) \(Text("y").bold())")"#
        let source = SwiftSource(file: "A.swift", text: "let n = 1, name = \"\"; " + text)
        let found = Extractor().strings(in: [source]).strings
        #expect(found.map(\.key) == ["%lld %lld %@ %@ %@ %@", "x", "y"])
        #expect(found.first?.arguments.map(\.kind) == [.constant, .number, .formatted, .localized, .text, .localized])
        #expect(found.first?.arguments[1].expression == "n")
    }

    @Test func `the arguments of a format have the specifiers of its key`() {
        let text =
            #"String.localizedStringWithFormat(NSLocalizedString("%2$@: %1$.1f%% of %3$d", comment: ""), x, name, 3)"#
        let found = Extractor().strings(in: [SwiftSource(file: "A.swift", text: text)])
        #expect(found.strings.first?.arguments.map(\.specifier) == ["%1$.1f", "%2$@", "%3$d"])
        #expect(found.strings.first?.arguments.map(\.expression) == ["x", "name", "3"])
        #expect(found.notes == [])
    }
}
