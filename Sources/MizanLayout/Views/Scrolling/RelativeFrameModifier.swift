import Foundation
import MizanBase
import MizanRenderTree

/// A frame whose lengths follow those of the nearest container.
struct RelativeFrameModifier<Length: RelativeLength>: NodeModifier {
    let axes: Axis.Set
    let alignment: Alignment
    let length: Length

    func node(around node: LayoutNode, in context: ViewContext) -> LayoutNode {
        var lengths = ProposedViewSize.unspecified
        for axis in Axis.allCases where axes.contains(Axis.Set(axis)) {
            guard let whole = context.environment.container?.length(axis) else { continue }
            let part = length.length(in: whole, along: axis)
            lengths[axis] = part.isFinite ? max(part, 0) : nil
        }
        let parts =
            length.authoredArguments + [alignment == .center ? nil : TreeAttribute(.alignment, .word(alignment.word))]
        return FixedFrameNode(
            node, lengths: lengths, alignment: alignment, direction: context.direction,
            said: [TreeAttribute(.containerRelativeFrame, .word(axes.word), parts: parts.compactMap { $0 })])
    }
}

/// A length that follows from a container's.
protocol RelativeLength {
    /// The arguments of the length besides that of the container.
    var authoredArguments: [TreeAttribute?] { get }

    /// The length for a container's length on an axis, in points.
    func length(in whole: Double, along axis: Axis) -> Double
}

/// The length of the container.
struct WholeLength: RelativeLength {
    var authoredArguments: [TreeAttribute?] { [] }

    func length(in whole: Double, along axis: Axis) -> Double { whole }
}

/// The length of some of the equal parts of the container, with the distances between them.
struct PartialLength: RelativeLength {
    let count: Int
    let span: Int
    let spacing: Double

    var authoredArguments: [TreeAttribute?] {
        guard count > 1 || span > 1 else { return [] }
        return [
            .ifPresent(.count, Double(count)), span == 1 ? nil : .ifPresent(.span, Double(span)),
            .ifPresent(.spacing, spacing),
        ]
    }

    func length(in whole: Double, along axis: Axis) -> Double {
        let (count, span) = (Double(max(count, 1)), Double(max(span, 1)))
        return (whole - spacing * (count - 1)) / count * span + spacing * (span - 1)
    }
}

/// A length that the author computes.
struct ComputedLength: RelativeLength {
    let compute: (CGFloat, Axis) -> CGFloat

    var authoredArguments: [TreeAttribute?] { [] }

    func length(in whole: Double, along axis: Axis) -> Double { compute(whole, axis) }
}
