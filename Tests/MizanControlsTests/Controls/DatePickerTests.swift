import Foundation
import MizanBase
import MizanControls
import MizanLayout
import MizanRenderTree
import Testing

private struct Begin: View {
    @State var date = Date(timeIntervalSince1970: 0)
    var range = Date.distantPast...Date.distantFuture
    var components: DatePickerComponents = [.date, .hourAndMinute]

    var body: some View {
        DatePicker("Begins" as String, selection: $date, in: range, displayedComponents: components)
        Text(verbatim: "\(Int(date.timeIntervalSince1970))").id("value")
    }
}

@Suite("DatePicker")
struct DatePickerTests {
    @Test("the label, the date and the time stand in reading order", arguments: LayoutDirection.allCases)
    func order(direction: LayoutDirection) throws {
        let tree = try Begin().laidOut(width: 390, direction)
        let frames = try ["Text", "Date", "Time"].map { type in
            try #require(tree.nodes.first { $0.type == type }?.frame.rect)
        }
        let (x, time) = (frames.map(\.midX), frames[2])
        #expect(direction == .leftToRight ? x == x.sorted() : x == x.sorted().reversed())
        #expect(direction == .leftToRight ? time.maxX == 390 : time.minX == 0)
        #expect(time.height >= 34)
    }

    @Test("the parts that are asked for, in the environment's locale, calendar and time zone")
    func parts() throws {
        func texts(_ view: some View) throws -> [String] {
            try view.laidOut(width: 390).nodes.compactMap {
                if case .text(let text) = $0.content { text.text.plainText(.unmarked) } else { nil }
            }
        }
        #expect(try texts(Begin(components: .date)) == ["Begins", "Jan 1, 1970", "0"])
        let tokyo = try #require(TimeZone(identifier: "Asia/Tokyo"))
        #expect(
            try texts(Begin(components: .hourAndMinute).environment(\.timeZone, tokyo))[1].hasPrefix("9:00"))
        #expect(try texts(Begin(components: .date).environment(\.locale, "ar-EG"))[1].contains("١٩٧٠"))
        #expect(try texts(Begin(components: .date).environment(\.locale, "th-u-ca-buddhist"))[1].contains("2513"))
    }

    @Test("adjustments go by a day and a minute, in the range")
    func session() throws {
        let start = Date(timeIntervalSince1970: 0)
        let session = try shown(width: 390) { Begin(range: start...start.addingTimeInterval(90_000)) }
        func adjust(_ name: String, _ direction: AccessibilityAdjustmentDirection) throws -> String {
            #expect(try session.send(.adjust(direction, path: session.node(name).path)))
            try session.update()
            return try session.string("value")
        }
        #expect(try adjust("Time", .decrement) == "0")
        #expect(try adjust("Date", .increment) == "86400")
        #expect(try adjust("Time", .increment) == "86460")
        #expect(try adjust("Date", .increment) == "90000")
    }

    @Test("at the largest text size the parts are below each other and whole")
    func largeText() throws {
        let tree = try Begin().laidOut(width: 320, textSize: .accessibility5)
        let texts = tree.nodes.compactMap { if case .text(let text) = $0.content { text } else { nil } }
        #expect(texts.allSatisfy { $0.truncated == nil })
        #expect(tree.nodes.first { $0.type == "Date" }.map { $0.frame.size.height.points > 60 } == true)
    }

    @Test(
        "a date never wraps next to its label; the picker becomes a column",
        arguments: ["en", "de", "ar", "ja"] as [LanguageTag])
    func wholeDate(locale: LanguageTag) throws {
        for width in stride(from: 200.0, through: 400, by: 20) {
            let tree = try DatePicker(
                "Benachrichtigungen" as String, selection: .constant(Date(timeIntervalSince1970: 0))
            )
            .environment(\.locale, locale).laidOut(width: width)
            let texts = try tree.nodes.filter { ["Date", "Time"].contains($0.type) }
                .map { try tree.text(at: $0.path + "/Text") }
            let parts = tree.nodes.filter { ["Date", "Time"].contains($0.type) }.map(\.frame)
            #expect(parts[0].minY == parts[1].minY || parts[0].minX == parts[1].minX, "\(locale) \(width)")
            #expect(texts.count == 2 && texts.allSatisfy { $0.lines.count == 1 }, "\(locale) \(width)")
        }
    }

    @Test("a style that is drawn as another one is a finding")
    func finding() throws {
        let session = try shown(width: 390) { Begin().datePickerStyle(.wheel) }
        #expect(session.layout?.findings.map(\.rule) == ["style-not-drawn"])
    }

    @Test(
        "a page of a calendar begins weeks with the locale's first day, at the leading side",
        arguments: LayoutDirection.allCases)
    func graphical(direction: LayoutDirection) throws {
        // January 1970 begins on a Thursday.
        for (locale, column) in [("en-US", 4.0), ("de", 3), ("ar-EG", 5)] as [(LanguageTag, Double)] {
            let tree = try Begin(components: .date).datePickerStyle(.graphical).environment(\.locale, locale)
                .laidOut(width: 350, direction)
            let days = tree.nodes.filter { $0.type == "Day" }
            #expect(days.count == 31)
            let leading = direction == .leftToRight ? column * 50 : 350 - (column + 1) * 50
            #expect(abs(days[0].frame.minX.points - leading) < 0.001)
            #expect(days.map { $0.traits.contains("isSelected") } == [true] + Array(repeating: false, count: 30))
        }
    }

    @Test("a tap on a day of another month chooses it, at the same time of the day")
    func days() throws {
        let session = try shown(width: 350, height: 600) {
            Begin(date: Date(timeIntervalSince1970: 3_600)).datePickerStyle(.graphical)
        }
        #expect(try session.tap("After"))
        let month = try #require(session.layout).tree
        let day = try #require(month.nodes.last { $0.type == "Day" })
        #expect(try session.tap(day.path))
        // The 28th of February.
        #expect(try session.string("value") == String(58 * 86_400 + 3_600))
    }
}
