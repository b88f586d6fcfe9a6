import Mizan
import MizanBase
import Testing

/// localization-by-example, 18:19: the ten days of a forecast in a grid.
struct TenDaysTests {
    private static let days: [(condition: String, low: Double, high: Double)] = [
        ("cloud.rain", 8, 13), ("cloud.rain", 6, 12), ("cloud.bolt", 7, 12), ("cloud.snow", -2, 3), ("wind", 7, 14),
        ("cloud.fill", 9, 15), ("cloud.sun", 10, 17), ("sun.max", 11, 19), ("sun.max", 12, 20), ("sun.max", 12, 20),
    ]

    private func tree(_ locale: LanguageTag) throws -> RenderTree { try tree(locale) { WeatherGrid(rows: $0) } }

    private func tree(_ locale: LanguageTag, _ grid: ([Row]) -> some View) throws -> RenderTree {
        let example = TalkExample(scene: "TenDays", locale: locale, width: 320)
        let rows = Self.days.enumerated().map { index, day in
            // The first of March 2026, a Sunday.
            let date = Date(timeIntervalSince1970: 1_772_323_200 + Double(index) * 86_400)
            return Row(
                id: index,
                dayOfWeek: index == 0
                    ? .resource(LocalizedStringResource("Today")) : .date(date, style: .shortWeekday),
                weatherCondition: day.condition, minimumTemperature: .number(day.low, style: .temperature),
                maximumTemperature: .number(day.high, style: .temperature))
        }
        return try example.tree(grid(rows).padding(16).background(Color(RGBA(red: 31, green: 95, blue: 168))))
    }

    @Test(arguments: ["en", "es", "el", "de", "ar"] as [LanguageTag])
    func `Swift lays out as the scene that was looked at`(locale: LanguageTag) throws {
        let tree = try tree(locale)
        #expect(try tree.text == TalkExample(scene: "TenDays", locale: locale, width: 320).golden())
    }

    @Test(arguments: ["en", "es", "el", "de", "ar"] as [LanguageTag])
    func `the talk's listing as it stands has only its temperatures elsewhere`(locale: LanguageTag) throws {
        let (ours, talks) = (try tree(locale), try tree(locale) { WeatherTestView(rows: $0) })
        #expect(ours.nodes.count == talks.nodes.count)
        for (our, talk) in zip(ours.nodes, talks.nodes) {
            #expect(our.path == talk.path && our.frame.minY == talk.frame.minY)
            // Half a point: edges are on pixels.
            #expect(abs((our.frame.size.width - talk.frame.size.width).points) <= 0.5)
            let isTemperature = our.path.hasSuffix("/Text[1]") || our.path.hasSuffix("/Text[2]")
            #expect(our.frame.minX == talk.frame.minX || isTemperature, "\(our.path)")
        }
    }

    @Test(arguments: ["en", "es", "el"] as [LanguageTag])
    func `the icons stand in one line, after the longest weekday`(locale: LanguageTag) throws {
        let tree = try tree(locale)
        let icons = tree.nodes("Image").map(\.frame)
        #expect(icons.count == 10 && Set(icons.map(\.minX)).count == 1)
        let names = tree.nodes.filter { $0.path.hasSuffix("/Text") }.map(\.frame)
        let longest = try #require(names.map(\.maxX).max())
        #expect(names.count == 10 && Set(names.map(\.minX)).count == 1)
        // Half a point: edges are on pixels.
        #expect(abs((icons[0].minX - longest).points - 8) <= 0.5)
    }

    @Test func `the capsule gives way to a longer weekday, by as much`() throws {
        let (spanish, greek) = (try tree("es"), try tree("el"))
        func left(_ tree: RenderTree) throws -> Double { try #require(tree.nodes("Image").first).frame.minX.points }
        func capsule(_ tree: RenderTree) throws -> Double {
            let widths = Set(tree.nodes("Capsule").map(\.frame.size.width))
            #expect(widths.count == 1)
            return try #require(widths.first).points
        }
        let (more, less) = (try left(greek) - left(spanish), try capsule(spanish) - capsule(greek))
        #expect(more > 15)
        #expect(abs(more - less) <= 0.5)
    }
}
