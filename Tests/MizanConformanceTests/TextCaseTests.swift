import Foundation
import MizanBase
import TestSupport
import Testing

@testable import MizanConformance

/// The paragraphs of `Tests/Fixtures/text-cases`, compared with what Chromium answered. Its READMEs say what is judged; here
/// the starts of lines and the places of visible clusters outside of ligatures, to 1/8 pt.
@Suite struct TextCaseTests {
    private struct Input: Decodable {
        var id: String
        var text: String
        var direction: String
        var width: Double
        var fontSize: Double
        var fonts: [String]
        var locale: String
    }

    private struct Answer: Decodable {
        struct Line: Decodable { var start: Int }
        struct Cluster: Decodable {
            var start: Int
            var end: Int
            var line: Int
            var left: Double?
            var right: Double?
        }
        var id: String
        var lines: [Line]
        var clusters: [Cluster]
    }

    private struct Answers: Decodable { var cases: [Answer] }

    private struct Quirk: Decodable {
        var affects: String
        var starts: [Int]?
    }

    private static func read<Value: Decodable>(_ name: String) throws -> Value {
        let file = Checkout.file("Tests/Fixtures/text-cases/" + name)
        return try JSONDecoder().decode(Value.self, from: Data(contentsOf: file))
    }

    @Test(arguments: [("", 42), ("more/", 421)])
    func casesAsABrowser(folder: String, count: Int) throws {
        let inputs: [Input] = try Self.read(folder + "cases.json")
        let answers: Answers = try Self.read(folder + "expected-chromium.json")
        let quirks: [String: Quirk] = try Self.read(folder + "quirks.json")
        let ligatures: [String: [[Int]]] = try Self.read(folder + "ligatures.json")
        let byID = Dictionary(uniqueKeysWithValues: answers.cases.map { ($0.id, $0) })
        var runner = TextCaseRunner(fonts: [Checkout.file("Tests/Fixtures/Faces").path])
        #expect(inputs.count == count)
        for input in inputs {
            let answer = try #require(byID[input.id])
            let direction: WritingDirection =
                input.direction == "auto" ? .natural : input.direction == "rtl" ? .rightToLeft : .leftToRight
            let result = try runner.result(
                for: TextCase(
                    id: input.id, text: input.text, direction: direction, width: input.width, fontSize: input.fontSize,
                    fonts: input.fonts, locale: LanguageTag(input.locale)))
            let quirk = quirks[input.id]
            #expect(result.id == answer.id)
            // Chromium has no empty line behind a closing newline.
            let starts = result.lines.map(\.start).filter { $0 < input.text.utf16.count }
            #expect(starts == (quirk?.starts ?? answer.lines.map(\.start)), "\(input.id)")
            guard quirk == nil else { continue }
            Self.compare(result, answer, Array(input.text.utf16), ligatures[input.id] ?? [])
        }
    }

    private static func compare(
        _ result: TextCaseResult, _ answer: Answer, _ units: [UInt16], _ ligatures: [[Int]]
    ) {
        let places = Dictionary(result.clusters.map { ($0.start, $0) }) { first, _ in first }
        let ends = answer.lines.dropFirst().map(\.start) + [units.count]
        for cluster in answer.clusters {
            guard let left = cluster.left, let right = cluster.right, right - left > 2.0 / 64 else { continue }
            let rest = units[cluster.start..<ends[cluster.line]]
            let isHanging = rest.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0a }
            let isLigature = ligatures.contains { $0[0] < cluster.end && cluster.start < $0[1] }
            guard !isHanging, !isLigature, units[cluster.start] != 0xad else { continue }
            guard let place = places[cluster.start] else {
                Issue.record("\(answer.id): no cluster at \(cluster.start)")
                continue
            }
            #expect((place.left - left).magnitude <= 0.125, "\(answer.id) at \(cluster.start)")
            #expect((place.right - right).magnitude <= 0.125, "\(answer.id) at \(cluster.start)")
        }
    }
}
