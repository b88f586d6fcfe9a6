import Foundation
import Mizan
import Synchronization
import MizanReports
import TestSupport
import Testing

@testable import MizanTesting

/// The expectation as a test calls it.
@Suite(.outsideCI) struct ExpectGoldenTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// What issues say; nothing else of the calls inside is one.
    private func issues(_ body: () throws -> Void) rethrows -> [Issue] {
        let issues = Mutex<[Issue]>([])
        try withKnownIssue(isIntermittent: true) {
            try body()
        } matching: { issue in
            issues.withLock { $0.append(issue) }
            return true
        }
        return issues.withLock { $0 }
    }

    @Test func `a failure is one issue, at the place of the call`() throws {
        let line = #line + 2
        let issues = try issues {
            expectGolden(
                of: Ticket(), named: "Ticket", variants: ["en", "ar"], strings: try Ticket.strings(),
                goldens: folder.path)
        }
        #expect(issues.count == 1)
        #expect(issues.first?.sourceLocation?.line == line)
        #expect(issues.first?.sourceLocation?.filePath == #filePath)
        #expect(issues.first?.comments.first?.rawValue.hasPrefix("Ticket: 2 variants checked: 2 missing\n") == true)
    }

    @Test(.goldens(in: NSTemporaryDirectory() + "mizan-golden-trait-\(UUID().uuidString)"), .recordsGoldens)
    func `traits record, into another folder, and are an issue as long as they are there`() throws {
        var paths: [String] = []
        for _ in 0..<2 {
            let issues = try issues {
                let isRecorded = expectGolden(
                    of: Ticket(), named: "Ticket", variants: ["en"], strings: try Ticket.strings())
                #expect(!isRecorded)
            }
            paths += issues.flatMap { $0.comments.map(\.rawValue) }
        }
        #expect(paths.count == 2)
        #expect(
            paths.first?.hasPrefix("Ticket: 1 file recorded; look at what is new, then take the recording out") == true)
        #expect(paths.last == "Ticket records its goldens, which are as they were; take the recording out of the test")
    }

    @Suite(.recordsGoldens) struct Recorded {
        @Test(.recordsGoldens(.never)) func `an inner trait goes before that of the suite`() throws {
            let folder = try TemporaryFolder()
            let issues = Mutex<[String]>([])
            try withKnownIssue {
                expectGolden(
                    of: Ticket(), named: "Ticket", variants: ["en"], strings: try Ticket.strings(), goldens: folder.path
                )
            } matching: { issue in
                issues.withLock { $0 += issue.comments.map(\.rawValue) }
                return true
            }
            #expect(issues.withLock { $0 }.first?.contains("1 missing") == true)
            #expect(try folder.names.isEmpty)
        }
    }

    @Test(arguments: ["en", "ar", "he"] as [LanguageTag])
    func `each case of a parameterized test may have its own variants`(locale: LanguageTag) throws {
        // Beside this file, and in version control.
        expectGolden(
            of: Ticket(), named: "Ticket", variants: .every(locales: [locale], widths: [320]),
            strings: try Ticket.strings(), pictures: locale == "ar" ? .png : nil)
    }

    /// Neither the view nor the closure is sendable: both stay on the thread of the call.
    @MainActor @Test func `a test of the main actor may have a view that is not sendable`() throws {
        final class Model {
            var seats = 3
            var reads = 0
        }
        struct Seats: View {
            let model: Model
            var body: some View {
                model.reads += 1
                return Text("\(model.seats) seats")
            }
        }
        let model = Model()
        let issues = issues {
            expectGolden(of: Seats(model: model), named: "Seats", variants: ["en", "en_w320"], goldens: folder.path) {
                $0.colorScheme = model.seats == 3 ? .dark : .light
            }
        }
        #expect(issues.count == 1)
        #expect(model.reads >= 2)
    }

    @Test func `parallel expectations of one folder do not harm each other`() async throws {
        let path = folder.path
        let strings = try Ticket.strings()
        let words = await withTaskGroup(of: Int.self) { group in
            for number in 0..<16 {
                group.addTask {
                    // A name for each two of them: the later one finds what the earlier one wrote.
                    var count = 0
                    withKnownIssue(isIntermittent: true) {
                        expectGolden(
                            of: Ticket(seats: number / 2), named: "Ticket/\(number / 2)", variants: ["en", "ar"],
                            strings: strings, goldens: path, recording: .all)
                        count += 1
                    }
                    return count
                }
            }
            return await group.reduce(0, +)
        }
        #expect(words == 16)
        for number in 0..<8 {
            expectGolden(
                of: Ticket(seats: number), named: "Ticket/\(number)", variants: ["en", "ar"], strings: strings,
                goldens: path, recording: .never)
        }
    }
}

/// Tests that record do so wherever they run: without the process's variables, `CI` among them.
private struct OutsideCI: SuiteTrait, TestScoping {
    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await GoldenRecording.$variables.withValue([:], operation: function)
    }
}

extension Trait where Self == OutsideCI {
    fileprivate static var outsideCI: Self { OutsideCI() }
}
