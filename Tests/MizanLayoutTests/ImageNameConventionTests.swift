import MizanLayout
import MizanSymbols
import Testing

@Suite("Usual directions of images by their names")
struct ImageNameConventionTests {
    @Test(
        "names of icon sets and apps",
        arguments: [
            ("arrow_back", .mirrors), ("arrow.backward", .mirrors), ("backButton", .mirrors), ("Back", .mirrors),
            ("forward", .mirrors), ("navigate_next", .mirrors), ("ic_undo_24", .mirrors), ("list_bullet", .mirrors),
            ("format-list-bulleted", .mirrors), ("volume_up", .mirrors), ("speaker.wave.2", .mirrors),
            ("chevron_left", .physical), ("ic_arrow_right_24", .physical), ("text.alignleft", .physical),
            ("keyboardArrowLeft", .physical),
            ("check", .fixed), ("checkmark.circle", .fixed), ("clock", .fixed), ("bell.slash", .fixed),
            ("mic_off", .fixed), ("arrow.clockwise", .fixed), ("fast_forward", .fixed), ("skip_next", .fixed),
            ("play_arrow", .fixed), ("compass", .fixed), ("magnifyingglass", .fixed),
            ("checklist", .both), ("format_list_numbered", .both), ("volumeOff", .both),
            ("questionmark.circle", .localized), ("textformat", .localized),
            ("flag-of-back", .fixed), ("calendar-end", .fixed), ("goforward", .fixed),
        ] as [(String, ImageNameConvention.Behavior)])
    func names(name: String, behavior: ImageNameConvention.Behavior) throws {
        let convention = try #require(ImageNameConvention(imageName: name))
        #expect(convention.behavior == behavior)
        #expect(!convention.reason.isEmpty)
    }

    @Test(
        "a word is a whole word; most names say nothing of a direction",
        arguments: [
            "", "...", "heart", "Sara", "background", "feedback", "nextcloudy", "leftover", "checkers", "rundown",
            "letter-open",
        ])
    func unknown(name: String) {
        #expect(ImageNameConvention(imageName: name) == nil)
    }

    @Test("what is said of a built-in symbol's name is what the symbol does", arguments: Symbol.all.map(\.name))
    func symbols(name: String) throws {
        // Triangles of playback here, ways to go elsewhere.
        guard !["backward", "forward"].contains(name) else { return }
        guard let convention = ImageNameConvention(imageName: name) else { return }
        let symbol = try #require(Symbol.named(name))
        switch convention.behavior {
        case .mirrors: #expect(symbol.mirrors)
        case .fixed, .physical: #expect(symbol.direction == .fixed)
        case .both: #expect(symbol.direction == .both)
        case .localized:
            #expect(!symbol.mirrors)
            #expect(!symbol.scripts.isEmpty)
        }
    }

    @Test("each word is said once and reaches its own convention")
    func table() {
        let words = ImageNameConvention.all.flatMap(\.words)
        #expect(Set(words).count == words.count)
        for convention in ImageNameConvention.all {
            for word in convention.words { #expect(ImageNameConvention(imageName: word) == convention) }
        }
    }
}
