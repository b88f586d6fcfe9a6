import MizanBase
import MizanFonts
import MizanLayout
import TestSupport
import Testing

@testable import MizanConformance

/// The engine beside a plain reading of the rules.
@Suite("The rules of layout, read plainly")
struct ReferenceTests {
    private static let blockCount = Thoroughness.count(4, thorough: 8)
    private static let blockSize = 250

    @Test("give the frames that SwiftUI gives")
    func frames() throws {
        let file = try FrameTestFile(try Checkout.bytes(of: "Tests/Fixtures/swiftui-frames.md"), file: "frames")
        for item in file.cases {
            let reference = ReferenceLayout(item.view, host: item.host)
            let names = item.view.leafNames
            for (name, frame) in item.frames.map({ ($0.name, $0.frame) }) {
                let found = names.firstIndex(of: name).flatMap { reference.frames[$0 + 1] }
                #expect(Self.difference(try #require(found), frame) < FrameCheck.tolerance, "\(name) in \(item.id)")
            }
        }
    }

    @Test("are what the engine does with views of any shape, in both directions", arguments: 0..<blockCount)
    func views(block: Int) throws {
        let check = FrameCheck(fonts: try ShippedFonts.collection())
        var endless = 0
        for seed in block * Self.blockSize..<(block + 1) * Self.blockSize {
            let (view, host) = RandomNotation.make(seed: UInt64(seed))
            let reference = ReferenceLayout(view, host: host)
            for direction in LayoutDirection.allCases {
                // What fills a length that isn't proposed has no end, which is an error.
                guard let (frames, width) = try? check.frames(of: view, host: host, direction) else {
                    endless += 1
                    continue
                }
                let isWidth = abs(width - reference.size.width) < FrameCheck.tolerance
                let differences = frames.map { frame -> String? in
                    let number = Int(frame.name.dropFirst()) ?? 0
                    guard var expected = reference.frames[number] else { return "\(frame.name) is there" }
                    if direction == .rightToLeft { expected.origin.x = reference.size.width - expected.maxX }
                    return Self.difference(frame.frame, expected) < FrameCheck.tolerance
                        ? nil : "\(frame.name) is at \(frame.frame), not at \(expected)"
                }.compactMap { $0 }
                #expect(
                    isWidth && differences.isEmpty && frames.count == reference.frames.count,
                    "seed \(seed) \(direction) in \(host): \(view.notation): \(differences)")
            }
        }
        #expect(endless < Self.blockSize / 10)
    }

    @Test("the notation of any view reads as that view")
    func notation() throws {
        for seed in 0..<500 {
            let view = RandomNotation.make(seed: UInt64(seed)).view
            let read = try NotationReader.view(Array(view.notation.utf8))
            #expect(read == view, "seed \(seed): \(view.notation)")
        }
    }

    private static func difference(_ one: Rect, _ other: Rect) -> Double {
        [
            one.minX - other.minX, one.minY - other.minY, one.size.width - other.size.width,
            one.size.height - other.size.height,
        ].map(\.magnitude).max() ?? 0
    }
}
