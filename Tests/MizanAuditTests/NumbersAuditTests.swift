import MizanBase
import MizanCatalogs
import MizanScenes
import MizanText
import Testing

@testable import MizanAudit

/// Numbers that are read as one, and numbers whose parts stand in reverse.
@Suite struct NumbersAuditTests {
    private static func found(_ view: String, in variant: String) throws -> [String] {
        try AuditFixture.findings(
            view, in: Variant(name: variant).map { [$0] },
            rules: [AuditRules.numbersTouch]
        ).map { "\($0.severity) \($0.message)" }
    }

    private static func text(_ key: String, _ arguments: String...) -> String {
        let values = arguments.map { "\"\($0)\"" }.joined(separator: ", ")
        return #"{ "Text": { "key": "\#(key)", "arguments": [\#(values)] }, "id": "text" }"#
    }

    private static func row(_ texts: String..., spacing: Int = 0) -> String {
        let views = texts.map { #"{ "Text": { "verbatim": "\#($0)" } }"# }.joined(separator: ", ")
        return #"{ "HStack": { "spacing": \#(spacing), "content": [\#(views)] }, "id": "row" }"#
    }

    @Test func `two numbers in one text with nothing between them`() throws {
        let view = Self.text("%@%@", "12", "5")
        #expect(
            try Self.found(view, in: "en") == ["error text shows “12” and “5” with nothing between them: “125”"])
        #expect(try Self.found(Self.text("%@ %@", "12", "5"), in: "en") == [])
        #expect(try Self.found(Self.text("%@%@", "12", "km"), in: "en") == [])
    }

    @Test(arguments: ["en+rtl", "ar", "he"])
    func `the parts of a time that are texts stand in reverse from right to left`(variant: String) throws {
        // The table has no such string: its key is English, so that only an Arabic one runs from the right.
        let view = #"{ "Text": { "key": "%@:%@", "arguments": ["12", "05"] }, "id": "text" }"#
        let findings = try AuditFixture.findings(
            view, arabic: ["%@:%@": "%@:%@"], in: [#require(Variant(name: "ar"))],
            rules: [AuditRules.numbersTouch])
        #expect(findings.map(\.message) == ["text shows “12:05” in reverse: “05:12”"])
        #expect(
            try Self.found(Self.row("12", ":", "05"), in: variant) == [
                "error row/Text and row/Text[2] show “12:05” in reverse: “05:12”"
            ])
        #expect(
            try Self.found(Self.row("1", "2"), in: variant) == [
                "error row/Text and row/Text[1] show “12” in reverse: “21”"
            ])
    }

    @Test func `numbers side by side in views of their own`() throws {
        #expect(
            try Self.found(Self.row("12", "5"), in: "en") == [
                "warning row/Text and row/Text[1] show “12” and “5” with nothing between them: “125”"
            ])
        for view in [
            Self.row("12", "5", spacing: 8), Self.row("1", "2"), Self.row("12", ":", "05"), Self.row("12", "km"),
        ] {
            #expect(try Self.found(view, in: "en") == [], "\(view)")
        }
        // One above the other, or smaller, they are two.
        #expect(try Self.found(#"{ "VStack": [{ "Text": "12" }, { "Text": "5" }] }"#, in: "ar") == [])
    }

    @Test(arguments: ["ar", "ar-EG", "he", "fa"])
    func `what Mizan formats stands in order`(variant: String) throws {
        for view in [
            #"{ "Text": { "key": "%lld:%lld", "arguments": [12, 5] } }"#, #"{ "Text": { "number": 12.5 } }"#,
            #"{ "Text": { "key": "%lld/%lld %lld%%", "arguments": [3, 10, 20] } }"#,
        ] {
            #expect(try Self.found(view, in: variant) == [])
        }
    }

    /// UAX #9 W4, W5: what a text would join, views take apart.
    @Test(arguments: ["en+rtl", "ar", "he"])
    func `the groups and signs of a number in views of their own`(variant: String) throws {
        for (row, found) in [
            (Self.row("877", "-", "689", "-", "7645"), "error “877-689-7645” in reverse: “7645-689-877”"),
            (Self.row("877", "-", "689"), "warning “877-689” in reverse: “689-877”"),
            (Self.row("12:", "05"), "error “12:05” in reverse: “05:12”"),
            (Self.row("(02)", "123-4567"), "warning “(02)123-4567” in reverse: “123-4567(02)”"),
            (Self.row("(02)", " ", "123-4567"), "warning “(02)123-4567” in reverse: “123-4567(02)”"),
            (Self.row("20", "%"), "warning “20%” in reverse: “%20”"),
            (Self.row("-", "5"), "error “-5” in reverse: “5-”"),
            (Self.row("+", "972"), "error “+972” in reverse: “972+”"),
        ] {
            let findings = try AuditFixture.findings(
                row, in: [#require(Variant(name: variant))], rules: [AuditRules.numbersTouch])
            #expect(
                findings.map { "\($0.severity) \($0.message.split(separator: " show ").last ?? "")" } == [found],
                "\(row)")
            #expect(try Self.found(row, in: "en") == [])
        }
    }

    @Test(arguments: ["en+rtl", "ar", "he"])
    func `views of numbers that are right in reverse`(variant: String) throws {
        for view in [
            Self.row("10", "-", "20"), Self.row("2024", "-", "2026"), Self.row("10", "–", "20"),
            Self.row("-", "5", "+"),
            Self.row("20", "€"), Self.row("$$", "5"), Self.row("٢٠", "%"), Self.row("-", "٥"),
            Self.row("20", "%", spacing: 8),
        ] {
            #expect(try Self.found(view, in: variant) == [], "\(view)")
        }
    }

    @Test func `a number typed in a text is seen in reverse`() throws {
        func found(_ view: String, _ variant: String) throws -> [String] {
            try AuditFixture.findings(
                #"{ "VStack": [\#(view)] }"#, in: [#require(Variant(name: variant))],
                rules: [AuditRules.numberIsReversed]
            ).map { "\($0.severity) \($0.message)" }
        }
        let card = #"{ "Text": { "verbatim": "4111 1111 1111 1234" }, "id": "card" }"#
        #expect(
            try found(card, "ar") == ["error card shows “4111 1111 1111 1234” in reverse: “1234 1111 1111 4111”"])
        #expect(try found(card, "en") == [])
        let message = #"{ "Text": { "verbatim": "اتصل على +123 456 789" }, "id": "message" }"#
        #expect(
            try found(message, "en") == ["warning message shows “+123 456 789” in reverse: “789 456 123+”"])
        // A sign at the end is found as that.
        #expect(try found(#"{ "Text": { "verbatim": "+123 456 789" } }"#, "ar") == [])
        for view in [
            #"{ "Text": { "value": "(02) 123-4567", "as": "phone" } }"#,
            #"{ "Text": { "value": "*123#", "as": "code" } }"#,
            #"{ "Text": { "key": "اتصل على %@", "arguments": [{ "value": "+123 456 789", "as": "phone" }] } }"#,
        ] {
            #expect(try found(view, "ar") == [], "\(view)")
        }
    }

    /// The reference is the levels of the whole algorithm.
    @Test(arguments: ["", "טלפון ", "اتصل ", "Call "], ["", " היום", " الآن", "."])
    func `a number is seen as the bidirectional algorithm orders it`(before: String, after: String) {
        for number in [
            "+123 456 789", "(02) 123-4567", "*123#", "4111 1111 1111 1234", "050 123 4567", "050-123-4567",
            "050-1234567",
            "877-689-7645", "877 - 689 - 7645", "*21*0501234567#", "+972 (2) 123-4567", "٠٥٠ ١٢٣ ٤٥٦٧", "٠٥٠-١٢٣٤٥٦٧",
        ] {
            let text = before + number + after
            let range = before.utf16.count..<before.utf16.count + number.utf16.count
            let levels = Array(
                AttributedText(text).embeddingLevels(baseDirection: .rightToLeft)[range])
            let units = Array(text.utf16)[range]
            let seen = levels.visualOrder.map { index in
                let unit = units[range.lowerBound + index]
                let mirror: [UInt16: UInt16] = [0x28: 0x29, 0x29: 0x28]
                return levels[index] & 1 == 1 ? mirror[unit] ?? unit : unit
            }
            let found = ReversedNumber.all(in: text).first
            #expect(found?.seen ?? number == String(decoding: seen, as: UTF16.self), "\(text)")
        }
    }
}
