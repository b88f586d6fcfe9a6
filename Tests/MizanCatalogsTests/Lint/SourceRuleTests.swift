import MizanBase
import Testing

/// What is wrong with the sources that show strings.
@Suite struct SourceRuleTests {
    @Test(
        arguments: [
            (#"Text("\(distance) km")"#, "unit-beside-argument"), (#"Text("\(share)%")"#, "unit-beside-argument"),
            (#"Text("$\(price)")"#, "unit-beside-argument"),
            (#"Text("\(day)/\(month)/\(year)")"#, "unit-beside-argument"),
            (#"Text("\(hour):\(minute)")"#, "unit-beside-argument"),
            (#"NSLocalizedString("%d km away", comment: "")"#, "unit-beside-argument"),
            (#"Text("\(name) got the high score of 12!")"#, "typed-digits"),
            (#"Text("Delete \(String(localized: "the file"))")"#, "localized-argument"),
            (#"Text("Weather in \(Text("My Location"))")"#, "localized-argument"),
            (
                #"String(format: NSLocalizedString("Open %@", comment: ""), NSLocalizedString("file", comment: ""))"#,
                "localized-argument"
            ),
            (#"String(format: NSLocalizedString("%d of %@", comment: ""), count, name)"#, "format-shown"),
            (#"Text(String(format: "%@ · %.1f", name, value))"#, "format-shown"),
            (#"Text(String(format: pattern, name))"#, "format-shown"),
            (#"label.text = String(format: "%d", count)"#, "format-shown"),
            (#"Text("Hello, ") + Text(name)"#, "concatenated-fragments"),
            (#"Text("Hello, " + name)"#, "concatenated-fragments"),
            (#"let a = String(localized: "Hello") + name"#, "concatenated-fragments"),
        ]) func `a call that shows a string wrongly`(source: String, rules: String) throws
    {
        let findings = try Linting.findings(source: source)
        #expect(Set(findings.map(\.rule)).sorted().joined(separator: " ") == rules, "\(findings.map(\.description))")
    }

    @Test(
        arguments: [
            #"Text("\(share, format: .percent)")"#, #"Text("\(distance.formatted()) away")"#,
            #"Text("Order \(3) Tickets")"#,
            #"Text("iOS 17 is required")"#, #"Text("Wi-Fi 6 networks")"#, #"Text("H.264 video")"#,
            #"Text("Name: \(name)")"#,
            #"Text("\(first)/\(last)")"#, #"Text(verbatim: "\(x) km")"#, #"log("\(x) km")"#,
            #"let hex = String(format: "%02x", byte)"#, #"// Text("12 km")"#,
            #"/* Text("\(x) km") /* Text("3 left") */ */"#,
            ##"Text(#"\(x) km"#)"##, #"#Preview { Text("\(x) km") }"#,
            #"struct P: PreviewProvider { static var previews: some View { Text("only 3 left") } }"#,
            #"String(localized: "Archive.label", defaultValue: "Archive")"#,
            #"Text(String(format: NSLocalizedString("%d", comment: ""), locale: .current, count))"#,
        ]) func `a call that does well`(source: String) throws
    {
        let findings = try Linting.findings(source: source)
        #expect(findings == [], "\(findings.map(\.description))")
    }

    @Test func `Archive, shown by a button and by a label under one key`() throws {
        let findings = try Linting.findings(source: "Label(\"Archive\", systemImage: \"x\")\nButton(\"Archive\") {}\n")
        #expect(findings.map(\.rule) == ["short-key-two-views"])
        #expect(findings.first?.place == SourcePlace(file: "View.swift", line: 2, column: 8))
        #expect(findings.first?.notes.first?.place.line == 1)
        #expect(
            try Linting.findings(
                source: """
                    Label("Archive.label", systemImage: "x")
                    Button("Archive.menuItem") {}
                    """) == [])
    }

    @Test func `a text in a button's label is a command, as the button's own title is`() throws {
        let source = "Button { archive() } label: { Text(\"Archive\").bold() }\nButton(\"Archive\") { archive() }\n"
        #expect(try Linting.findings(source: source) == [])
        #expect(
            try Linting.findings(source: source + "Section(\"Archive\") { Text(\"3\") }").map(\.place?.line) == [3])
    }

    @Test func `one word in two programs is two texts`() throws {
        let findings = try Linting.findings([
            "A/Package.swift": "", "A/Sources/A/V.swift": "Section(\"Archive\") {}",
            "B/Package.swift": "", "B/Sources/B/V.swift": "Button(\"Archive\") {}",
        ])
        #expect(findings == [])
    }

    @Test func `the place of a string is that of its literal, whatever stands before`() throws {
        let source = """
            let note = \"\"\"
              "Text(\\"3 left\\")" \\(Text("only 3 left"))
              \"\"\"
            let é = 1; Text(
              "only 3 left"
            )
            """
        let findings = try Linting.findings(source: source)
        #expect(findings.map(\.place?.line) == [2, 5])
        #expect(findings.map(\.place?.column) == [29, 3])
    }

    @Test func `sources that end in the middle of something`() throws {
        for source in [
            "Text(\"", "Text(\"\\(", "Text(\"\\(a", "\"\"\"", "/*", "#\"", "Text(", "String(format:", "\"\\u{",
        ] {
            _ = try Linting.findings(source: source)
        }
        let deep = String(repeating: "Text(\"\\(", count: 5_000)
        _ = try Linting.findings(source: deep)
        _ = try Linting.findings(source: String(repeating: "(", count: 50_000))
        _ = try Linting.findings(source: String(repeating: "Text(", count: 5_000))
    }

    @Test func `a library's look-up needs its bundle, an app's doesn't`() throws {
        let manifest = "let package = Package(name: \"Kit\", defaultLocalization: \"en\", targets: [])"
        let table = "/* Title for a section. */ \"Wind\" = \"Wind\";"
        func rules(_ source: String) throws -> [String] {
            try Linting.findings([
                "Package.swift": manifest, "Sources/Kit/en.lproj/Localizable.strings": table,
                "Sources/Kit/A.swift": source,
            ]).map { "\($0.severity) \($0.rule)" }
        }
        #expect(try rules(#"let title = String(localized: "Wind")"#) == ["error lookup-without-bundle"])
        #expect(try rules(#"let title = String(localized: "Wind", bundle: .module)"#) == [])
        #expect(try rules(#"@main struct App {}; let title = String(localized: "Wind")"#) == [])
    }

    @Test func `a format of texts alone follows no locale`() throws {
        #expect(try Linting.findings(source: #"Text(String(format: "%@ · %@", city, country))"#) == [])
        #expect(
            try Linting.findings(source: #"String(format: NSLocalizedString("Hello %@", comment: ""), name)"#) == [])
        // A name has its specifiers in the source's text.
        func rules(_ text: String) throws -> [String] {
            try Linting.findings([
                "View.swift": #"let a = String(format: NSLocalizedString("greeting", comment: ""), name)"#,
                "en.lproj/Localizable.strings": "\"greeting\" = \"\(text)\";",
            ]).map(\.rule)
        }
        #expect(try rules("Hello %@") == [])
        #expect(try rules("You have %d files") == ["format-shown"])
    }
}
