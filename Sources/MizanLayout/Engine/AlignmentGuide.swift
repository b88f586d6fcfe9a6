import MizanBase

/// A line of a view that others can be aligned to.
enum AlignmentGuide: Hashable, Sendable {
    case leading, horizontalCenter, trailing
    case top, verticalCenter, bottom
    case firstTextBaseline, lastTextBaseline

    /// Where the line lies in a view that has no value of its own: from the leading or the top edge.
    func implicitValue(in size: Size) -> Double {
        switch self {
        case .leading, .top: 0
        case .horizontalCenter: size.width / 2
        case .trailing: size.width
        case .verticalCenter: size.height / 2
        case .bottom, .firstTextBaseline, .lastTextBaseline: size.height
        }
    }

    /// Whether a view can have a value of its own: edges and centres don't travel up (rule 1.1.10 of SwiftUI's stacks).
    var travelsUp: Bool { self == .firstTextBaseline || self == .lastTextBaseline }

    /// The value of a container whose children have these explicit values: the least first baseline, the
    /// greatest last one.
    func combined(_ values: some Sequence<Double>) -> Double? {
        switch self {
        case .firstTextBaseline: values.min()
        case .lastTextBaseline: values.max()
        default: nil
        }
    }
}
