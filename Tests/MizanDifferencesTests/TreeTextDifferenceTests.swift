import Testing

@testable import MizanDifferences

/// Unified differences of golden texts; the expected ones are what `diff -u` of GNU diffutils 3.8 prints below its title.
@Suite struct TreeTextDifferenceTests {
    private static let numbers = (1...20).map { "\($0)\n" }.joined()

    @Test func `as diff prints it`() {
        let changed = Self.numbers.replacing("5\n6\n", with: "5\nnew\n").replacing("13\n", with: "").replacing(
            "19\n20\n", with: "19\n20\n21\n")
        #expect(
            TreeTextDifference(from: Self.numbers, to: changed).unified == """
                @@ -3,14 +3,13 @@
                 3
                 4
                 5
                -6
                +new
                 7
                 8
                 9
                 10
                 11
                 12
                -13
                 14
                 15
                 16
                @@ -18,3 +17,4 @@
                 18
                 19
                 20
                +21

                """)
    }

    @Test func `changes that are near are in one hunk`() {
        let changed = Self.numbers.replacing("5\n6\n", with: "5\nnew\n").replacing("13\n", with: "thirteen\n")
        let difference = TreeTextDifference(from: Self.numbers, to: changed)
        #expect(difference.hunks.map(\.title) == ["@@ -3,14 +3,14 @@"])
        #expect(difference.removedCount == 2)
        #expect(difference.addedCount == 2)
        #expect(TreeTextDifference(from: Self.numbers, to: changed, context: 2).hunks.count == 2)
        #expect(
            TreeTextDifference(from: Self.numbers, to: changed, context: 0).unified
                == "@@ -6 +6 @@\n-6\n+new\n@@ -13 +13 @@\n-13\n+thirteen\n")
    }

    @Test func `the ends of a text`() {
        #expect(TreeTextDifference(from: "a\n", to: "a\n").hunks.isEmpty)
        #expect(TreeTextDifference(from: "", to: "a\n").unified == "@@ -0,0 +1 @@\n+a\n")
        #expect(TreeTextDifference(from: "a\n", to: "").unified == "@@ -1 +0,0 @@\n-a\n")
        #expect(
            TreeTextDifference(from: "a\nb", to: "a\nb\n").unified
                == "@@ -1,2 +1,2 @@\n a\n-b\n\\ No newline at end of file\n+b\n")
        #expect(TreeTextDifference(from: "a\n", to: "a\r\n").unified == "@@ -1 +1 @@\n-a\n+a\r\n")
        // Marks in another order are the same for `String`, and other bytes.
        #expect(TreeTextDifference(from: "\u{628}\u{650}\u{651}\n", to: "\u{628}\u{651}\u{650}\n").hunks.count == 1)
    }

    @Test func `put on the golden it gives what is now`() {
        var generator = Seeded(state: 11)
        for _ in 0..<300 {
            func text() -> String {
                (0..<Int.random(in: 0...30, using: &generator)).map { _ in
                    "\(Int.random(in: 0...9, using: &generator))\n"
                }.joined()
            }
            let (old, new) = (text(), text())
            let difference = TreeTextDifference(from: old, to: new, context: Int.random(in: 0...4, using: &generator))
            let lines = old.split(separator: "\n").map(String.init)
            var result: [String] = []
            var next = 0
            for hunk in difference.hunks {
                result += lines[next..<hunk.goldenStart - 1]
                #expect(result.count == hunk.nowStart - 1)
                next = hunk.goldenStart - 1
                for line in hunk.lines {
                    if line.side != .now {
                        #expect(lines[next] == line.text)
                        next += 1
                    }
                    if line.side != .golden { result.append(line.text) }
                }
            }
            result += lines[next...]
            #expect(result == new.split(separator: "\n").map(String.init))
        }
    }
}
