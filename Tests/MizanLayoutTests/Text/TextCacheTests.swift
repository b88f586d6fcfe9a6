import MizanBase
import MizanLayout
import MizanText
import Testing

/// A cache of texts makes later layouts faster, and no different.
@Suite struct TextCacheTests {
    nonisolated private struct Screen: View {
        let names: [String]

        var body: some View {
            VStack(alignment: .leading) {
                ForEach(names) { name in
                    HStack {
                        Text(verbatim: name)
                        Spacer()
                        Text(verbatim: "12:30 – مرحبا").font(.headline)
                    }
                }
            }
        }
    }

    @Test func treesAreTheSameWithAndWithout() throws {
        let screen = Screen(names: ["Sara", "سارة", "שרה", "Sara", "cafe\u{301}", "caf\u{e9}"])
        let cache = TextCache(byteBudget: 1 << 20)
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            var environment = try testEnvironment(direction)
            let proposal = ProposedViewSize(width: 240, height: nil)
            let anew = try screen.renderTree(proposal: proposal, environment: environment)
            environment.textCache = cache
            for _ in 0..<2 {
                #expect(try screen.renderTree(proposal: proposal, environment: environment) == anew)
            }
        }
        // Six names, of which two are one, and the time, in each direction.
        #expect(cache.count == 12)
    }
}
