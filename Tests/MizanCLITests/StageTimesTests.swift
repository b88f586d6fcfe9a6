import Foundation
import TestSupport
import Testing

@testable import MizanCLI

/// `--timing`: what the stages of a command took.
@Suite struct StageTimesTests {
    private static let forecast = Checkout.root.path + "/Examples/Forecast/Forecast.scene.json"

    @Test func `each stage is a line on standard error, and the picture is the same`() throws {
        let plain = CommandLineRun("preview", Self.forecast, "--format", "png", "-o", "-")
        let timed = CommandLineRun("preview", Self.forecast, "--format", "png", "-o", "-", "--timing")
        #expect((plain.code, timed.code) == (0, 0))
        #expect(plain.standard == timed.standard)
        #expect(plain.error.isEmpty)
        let lines = timed.error.split(separator: "\n")
        #expect(lines.first == "processor time, in milliseconds")
        #expect(
            lines.dropFirst().map { $0.prefix { $0 != " " } } == [
                "fonts", "reading", "strings", "layout", "drawing", "writing", "all",
            ])
        // Two decimals, in a column.
        #expect(lines.dropFirst().allSatisfy { $0.dropLast(2).last == "." })
        #expect(Set(lines.dropFirst().map(\.count)).count == 1)
    }

    @Test func `a process of its own has a start, and stages of one name are one`() {
        let seconds = StageTimes.processorSeconds
        var times = CommandEnvironment.$secondsBeforeMain.withValue(seconds) { StageTimes() }
        for name in ["layout", "drawing", "layout"] { times.end(name) }
        #expect(times.stages.map(\.name) == ["start", "call", "layout", "drawing"])
        #expect(times.stages.first?.seconds == seconds)
        #expect(times.stages.allSatisfy { $0.seconds >= 0 })
    }
}
