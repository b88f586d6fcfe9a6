import MizanBase
import Testing

@testable import MizanCatalogs

/// Numbers that are typed in a text from right to left.
@Suite struct ReversedNumberTests {
    @Test(
        arguments: [
            ("+123 456 789", "789 456 123+"), ("(02) 123-4567", "123-4567 (02)"), ("*123#", "123#*"),
            ("4111 1111 1111 1234", "1234 1111 1111 4111"), ("050 123 4567", "4567 123 050"),
            ("877 - 689 - 7645", "7645 - 689 - 877"), ("3782 822463 10005", "10005 822463 3782"),
            ("25 000 000", "000 000 25"), ("+972501234567", "972501234567+"),
        ]) func `a number alone, or after a Hebrew letter`(number: String, seen: String)
    {
        #expect(ReversedNumber.all(in: number).map(\.seen) == [seen])
        #expect(ReversedNumber.all(in: "טלפון: \(number).").map(\.seen) == [seen])
        #expect(ReversedNumber.all(in: "טלפון: \(number).").map(\.text) == [number])
        // Whoever put an isolate or a mark there knew about the order.
        #expect(ReversedNumber.all(in: "טלפון: \u{2066}\(number)\u{2069}") == [])
        #expect(ReversedNumber.all(in: number, isolates: [0..<number.utf16.count]) == [])
        // Letters from left to right take the number along.
        #expect(ReversedNumber.all(in: "Telephone \(number)") == [])
    }

    /// UAX #9 W2 makes them Arabic numbers, which a hyphen doesn't join (W4).
    @Test(
        arguments: [
            ("050-1234567", "1234567-050", true), ("877-689-7645", "7645-689-877", true), ("-5", "5-", false),
            ("*123#", "#123*", true),
        ]) func `after an Arabic letter`(number: String, seen: String, isCertain: Bool)
    {
        let found = ReversedNumber.all(in: "اتصل على \(number) الآن")
        #expect(found.map(\.seen) == [seen])
        #expect(found.map(\.isCertain) == [isCertain])
        if number.first?.isNumber ?? false { #expect(ReversedNumber.all(in: "חייגו \(number)") == []) }
    }

    @Test(
        arguments: [
            "2.1.0", "16:9", "12:05", "192.168.0.1:8080", "12/05/2026", "12/05/2026 – 14/05/2026", "10-20", "10 - 20",
            "1-3", "2024-2026", "2023 2024 2025 2026", "3 + 4 = 7", "1,234.50", "$20", "20%", "20 %", "-5%@",
            "4.5 (128)",
            "5 (12)", "1 2 3", "7 12 19 23 31 42", "3G", "100 x 200", "2026-05-12", "12-05-2026", "%1$@ 123 4567",
            "1234567", "0501234567", "10 20", "5 * 3", "C#", "-٥", "+5", "#5", "#123#", "12:30 - 14:45", "12 - 15 - 18",
        ]) func `ranges, scores, sums, dates, prices, versions and lists turn, or are right`(text: String)
    {
        for before in ["", "في ", "ב ", "ב: "] {
            #expect(ReversedNumber.all(in: before + text).map(\.text) == [], "\(before + text)")
        }
    }

    @Test(
        arguments: [
            ("اتصل على +123 456 789 الآن", "ar", Diagnostic.Severity.error), ("الحرارة -5 اليوم", "ar", .warning),
            ("%lld צעדים, חייגו 050 123 4567", "he", .error), ("اتصل على %@ الآن", "ar", nil),
            ("Ring +123 456 789", "de", nil), ("Ring +123 456 789", "ar", nil),
            ("SMS: اتصل على +123 456 789", "ar", .error),
        ]) func `lint of a translation`(text: String, language: String, severity: Diagnostic.Severity?) throws
    {
        let findings = try Linting.findings(key: "call", ["en": "Call", language: text])
        #expect(findings.filter { $0.rule == "number-is-reversed" }.map(\.severity) == [severity].compactMap(\.self))
    }
}
