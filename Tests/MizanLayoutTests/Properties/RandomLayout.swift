import MizanBase
import MizanLayout
import MizanRenderTree
import Testing

/// A random view and what it is laid out in; printed by what makes it again.
struct RandomLayout: Sendable, CustomTestStringConvertible {
    static let all = (0..<24).flatMap { seed in
        [RandomLayout(seed: UInt64(seed), scale: 2), RandomLayout(seed: UInt64(seed), scale: nil)]
    }

    var seed: UInt64
    var scale: Double?

    var testDescription: String { "seed \(seed)\(scale.map { ", scale \($0)" } ?? "")" }

    /// A phone's width, a narrow one, one between pixels, or the view's ideal.
    private var width: Double? { [320, 111, 240.3, nil][Int(seed % 4)] }
    private var height: Double? { seed.isMultiple(of: 3) ? 500 : nil }

    func tree(_ direction: LayoutDirection = .leftToRight) throws -> RenderTree {
        try RandomView.view(seed: seed).laidOut(width: width, height: height, direction, scale: scale)
    }
}
