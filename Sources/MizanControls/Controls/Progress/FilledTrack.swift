import MizanBase
import MizanLayout

/// A track that is filled from its leading end on, with or without a knob where the filled part ends.
///
/// Its subviews are the track, the filled part and the knob, if there is one. It is as wide as proposed; the knob never
/// reaches over the ends.
struct FilledTrack: Layout {
    /// The filled part, from 0 to 1.
    var fraction: Double
    /// The knob's side; 0 for no knob.
    var knob = 0.0

    /// Apple's controls have tracks of this height.
    private static let height = 4.0
    /// The width where none is proposed.
    private static let idealWidth = 160.0

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
        Size(width: max(proposal.width ?? Self.idealWidth, knob), height: max(Self.height, knob))
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let end = knob / 2 + fraction * (bounds.width - knob)
        let frames = [
            (0, Size(width: bounds.width, height: Self.height)), (0, Size(width: end, height: Self.height)),
            (end - knob / 2, Size(width: knob, height: knob)),
        ]
        for (subview, (x, size)) in zip(subviews, frames) {
            subview.place(
                at: Point(x: bounds.minX + x, y: bounds.midY), anchor: .leading, proposal: ProposedViewSize(size))
        }
    }
}
