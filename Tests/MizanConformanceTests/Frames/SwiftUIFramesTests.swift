import MizanBase
import MizanFonts
import TestSupport
import Testing

@testable import MizanConformance

/// SwiftUI's frames as others measured, published or derived them, each row in both directions.
@Suite("SwiftUI's frames")
struct SwiftUIFramesTests {
    private static let file = Result {
        try FrameTestFile(try Checkout.bytes(of: "Tests/Fixtures/swiftui-frames.md"), file: "swiftui-frames.md")
    }

    @Test("the fixture has all its rows")
    func rows() throws {
        let file = try Self.file.get()
        #expect(file.cases.count == 65)
        #expect(file.unread.isEmpty)
        #expect(file.cases.allSatisfy { !$0.frames.isEmpty && $0.frames.count == $0.view.leafNames.count })
    }

    @Test("each leaf stands where SwiftUI puts it")
    func frames() throws {
        let check = FrameCheck(fonts: try ShippedFonts.collection())
        for item in try Self.file.get().cases {
            for failure in check.failures(of: item) { Issue.record("\(failure)") }
        }
    }

    @Test("a row whose frames are not the view's fails in both directions")
    func failure() throws {
        let text = "| a/b | `HStack(spacing: 0){1[20x10];2}` | 100x100 | 1:(0,45,20,10) 2:(20,0,80,99) 3:(0,0,1,1) |"
        let file = try FrameTestFile(Array(text.utf8), file: "t.md")
        let failures = FrameCheck(fonts: try ShippedFonts.collection()).failures(of: try #require(file.cases.first))
        #expect(failures.map(\.direction) == [.leftToRight, .rightToLeft])
        #expect(failures.map(\.expected) == ["2:(20,0,80,99) 3:(0,0,1,1)", "2:(0,0,80,99) 3:(99,0,1,1)"])
        #expect(failures.map(\.found) == ["2:(20,0,80,100) no 3", "2:(0,0,80,100) no 3"])
    }
}
