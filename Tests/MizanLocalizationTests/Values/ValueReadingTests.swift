import Foundation
import MizanBase
import MizanDocument
import MizanLocalization
import Testing

/// Values as scene files and `--arg` write them.
@Suite struct ValueReadingTests {
    /// 2022-06-12T02:13:20Z.
    private static let context = PlainValueContext(now: Date(timeIntervalSince1970: 1_655_000_000))

    private func value(_ json: String) throws -> LocalizedValue {
        try LocalizedValue(JSONValue.parse(Array(json.utf8), file: "--arg"), in: Self.context)
    }

    @Test(
        arguments: [
            (#""סשה""#, "en", "סשה"), ("3", "ar-EG", "٣"), ("2.5", "de", "2,5"),
            (#"{ "verbatim": "100%" }"#, "en", "100%"),
            (#"{ "number": 54, "format": "percent" }"#, "de", "54\u{A0}%"),
            (#"{ "number": 1001.42, "format": ".00" }"#, "en", "1,001.42"),
            (#"{ "number": 20.99, "currency": "EUR" }"#, "en", "€20.99"),
            (#"{ "number": 20.99, "currency": "EUR", "format": "precision-integer" }"#, "en", "€21"),
            (#"{ "number": 1500, "format": "compact-short" }"#, "es", "1,5\u{A0}mil"),
            (#"{ "date": "2022-06-12", "format": "yMMM" }"#, "en", "Jun 2022"),
            (#"{ "date": "2022-06-12", "dateStyle": "complete" }"#, "uk", "неділя, 12 червня 2022\u{202F}р."),
            (#"{ "date": "2022-06-12T14:13:20Z", "timeStyle": "shortened" }"#, "en-US-u-hc-h23", "14:13"),
            (#"{ "date": "2022-06-12T02:11:20Z", "relative": "numeric" }"#, "en", "2 minutes ago"),
            (#"{ "date": "2022-06-11T02:13:20Z", "relative": "named" }"#, "he", "אתמול"),
            (
                #"{ "date": "2022-06-12", "relative": "numeric", "relativeTo": "2022-06-05" }"#, "ar-EG",
                "خلال أسبوع واحد"
            ),
            (
                #"{ "interval": ["2022-06-12", "2022-06-15"], "dateStyle": "abbreviated" }"#, "de",
                "12.–15. Juni 2022"
            ),
            (
                #"{ "duration": 1458, "units": ["minutes", "seconds"], "width": "wide" }"#, "es",
                "24 minutos y 18 segundos"
            ),
            (
                #"{ "interval": ["2022-06-12T02:13:20Z", "2022-06-12T02:37:38Z"], "components": "wide" }"#, "en",
                "24 minutes, 18 seconds"
            ),
            (
                #"{ "interval": ["2022-06-12", "2022-06-14"], "components": "narrow", "fields": ["hour"] }"#, "en",
                "48h"
            ),
            (#"{ "range": [10, 20] }"#, "he", "\u{200E}10–20"),
            (#"{ "range": [5, 10], "currency": "EUR" }"#, "en", "€5.00 – €10.00"),
            (#"{ "number": 0.5, "format": "scale/100 percent" }"#, "en", "50%"),
            (#"{ "person": { "givenName": "陽子", "familyName": "田中" } }"#, "en", "田中陽子"),
            (#"{ "person": { "givenName": "Thomas", "nickname": "Tom" }, "style": "short" }"#, "en", "Tom"),
            (#"{ "duration": 1458, "pattern": "minuteSecond" }"#, "ar-EG", "٢٤:١٨"),
            (#"{ "bytes": 42230000 }"#, "de", "42,2 MB"), (#"{ "bytes": 2048, "style": "memory" }"#, "en", "2 kB"),
            (#"{ "measurement": 12, "unit": "mm", "usage": "rainfall", "width": "narrow" }"#, "en-US", "0.47″"),
            (#"{ "measurement": 1.78, "unit": "m", "usage": "personHeight" }"#, "en-US", "5 ft, 10 in"),
            (#"{ "measurement": 1.78, "unit": "m", "usage": "person-height" }"#, "en-US", "5 ft, 10 in"),
            (#"{ "measurement": 12, "unit": "mm", "usage": "asProvided" }"#, "en-US", "12 mm"),
            (#"{ "rounded": { "measurement": 12.6, "unit": "mm" } }"#, "de", "13"),
            (#"{ "list": ["A", "B", 3], "type": "or" }"#, "de", "A, B oder 3"),
            (#"{ "list": ["A", "B", "C"], "width": "short" }"#, "en", "A, B, & C"),
            (#"{ "value": "+971 4 123", "as": "phone" }"#, "ar", "+971 4 123"),
        ] as [(String, LanguageTag, String)])
    func `a value with its style`(json: String, locale: LanguageTag, expected: String) throws {
        let text = Localization(catalogs: [], locale: locale).format(try value(json)).plain
        #expect(
            text.withPlainSpaces == expected.withPlainSpaces,
            "\(text.unicodeScalars.map { String($0.value, radix: 16) })")
    }

    @Test func `a direction of one's own`() throws {
        #expect(try value(#"{ "verbatim": "a", "direction": "leftToRight" }"#) == .directed(.text("a"), .leftToRight))
        #expect(try value(#"{ "number": 5, "direction": "firstStrong" }"#).direction == .firstStrong)
    }

    @Test(
        arguments: [
            ("[]", "wrong-type"), ("{}", "text-form"), (#"{ "bytes": 1.5 }"#, "wrong-type"),
            (#"{ "bytes": 1, "style": "floppy" }"#, "unknown-value"),
            (#"{ "bytes": 1, "styl": "file" }"#, "unknown-key"),
            (#"{ "measurement": 1, "unit": "mm", "usage": "rainfal" }"#, "unknown-value"),
            (#"{ "number": 1, "currency": "€" }"#, "unknown-value"), (#"{ "date": "2022-02-30" }"#, "date-form"),
            (#"{ "interval": ["2022-06-15", "2022-06-12"] }"#, "date-form"), (#"{ "interval": [] }"#, "date-form"),
            (#"{ "duration": 1e300 }"#, "wrong-value"), (#"{ "duration": 1, "units": ["years"] }"#, "unknown-value"),
            (#"{ "date": "2022-06-12", "relative": "soon" }"#, "unknown-value"),
            (#"{ "date": "2022-06-12", "format": "" }"#, "unknown-value"),
            (#"{ "date": "2022-06-12", "format": "d. MMM" }"#, "unknown-value"),
            (#"{ "date": "2022-06-12", "format": "bogus" }"#, "unknown-value"),
            (#"{ "date": "2022-06-12", "format": "fo" }"#, "unknown-value"),
            (#"{ "date": "2022-06-12", "dateStyle": "omitted" }"#, "wrong-value"),
            (
                #"{ "interval": ["2022-06-12", "2022-06-15"], "dateStyle": "omitted", "timeStyle": "omitted" }"#,
                "wrong-value"
            ),
            (#"{ "number": 1, "direction": "up" }"#, "unknown-value"),
            (#"{ "person": { "given": "a" } }"#, "unknown-key"),
            (#"{ "duration": 5, "units": [] }"#, "wrong-value"), (#"{ "range": [20, 10] }"#, "wrong-value"),
            (#"{ "number": 1, "format": "scale/1E999999999" }"#, "unknown-value"),
            (#"{ "number": 1, "format": "precision-increment/1E-999999999" }"#, "unknown-value"),
            (#"{ "interval": ["2022-06-12", "2022-06-15"], "components": "short" }"#, "unknown-value"),
            (#"{ "list": ["a"], "type": "nor" }"#, "unknown-value"),
        ] as [(String, String)])
    func `what is no value`(json: String, rule: String) {
        #expect {
            _ = try value(json)
        } throws: { error in
            (error as? DiagnosticError)?.diagnostics.first?.rule == rule
                && (error as? DiagnosticError)?.diagnostics.first?.place != nil
        }
    }

    @Test func `without a present a relative date is an error`() {
        #expect {
            let json = try JSONValue.parse(Array(#"{ "date": "2022-06-12", "relative": "named" }"#.utf8), file: "x")
            _ = try LocalizedValue(json, in: PlainValueContext())
        } throws: { error in
            (error as? DiagnosticError)?.diagnostics.first?.rule == "missing-key"
        }
    }
}
