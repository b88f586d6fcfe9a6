import MizanDocument
import Testing

struct JSONAccessTests {
    @Test(
        arguments: [
            ("1", 1), ("-0", 0), ("1.0", 1), ("1e2", 100), ("-25E-1", nil), ("1.5", nil), ("9223372036854775807", .max),
            ("9223372036854775808", nil), ("1e300", nil), ("\"1\"", nil),
        ] as [(String, Int?)])
    func wholeNumbers(text: String, value: Int?) throws {
        #expect(try JSONValue.parse(Array(text.utf8), file: "").intValue == value)
    }

    @Test(
        arguments: [
            ("0.1", 0.1), ("-12.5e3", -12_500), ("1e400", nil), ("5e-324", .leastNonzeroMagnitude), ("true", nil),
            ("9007199254740993", 9_007_199_254_740_992),
        ] as [(String, Double?)])
    func doubles(text: String, value: Double?) throws {
        #expect(try JSONValue.parse(Array(text.utf8), file: "").doubleValue == value)
    }

    @Test func eachAccessorAnswersItsKindOnly() throws {
        let text = #"[null, true, 3, "s", [1], {"k": "v"}]"#
        let values = try #require(try JSONValue.parse(Array(text.utf8), file: "").arrayValue)
        #expect(values.map(\.isNull) == [true, false, false, false, false, false])
        #expect(values.map(\.boolValue) == [nil, true, nil, nil, nil, nil])
        #expect(values.map(\.intValue) == [nil, nil, 3, nil, nil, nil])
        #expect(values.map(\.stringValue) == [nil, nil, nil, "s", nil, nil])
        #expect(values.map(\.arrayValue?.count) == [nil, nil, nil, nil, 1, nil])
        #expect(values.map(\.objectValue?.count) == [nil, nil, nil, nil, nil, 1])
        #expect(values.map { $0["k"]?.stringValue } == [nil, nil, nil, nil, nil, "v"])
        #expect(values.map(\.typeName) == ["null", "true", "a number", "a string", "an array", "an object"])
    }
}
