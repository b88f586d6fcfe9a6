/// A move of the focus. Left and right are physical, next and previous logical.
public enum FocusMove: String, Hashable, Sendable, CaseIterable {
    /// To what is adjacent on this side of the screen, as by an arrow key or a remote's button.
    case up, down, left, right
    /// To the neighbour in reading order, as by the Tab key; right-to-left it is the one further left in a row.
    case next, previous
    /// To an end of the reading order.
    case first, last

    /// The moves to a side of the screen.
    public static let directions: [FocusMove] = [.up, .down, .left, .right]

    /// The move in the mirror image: left and right are exchanged.
    public var mirrored: FocusMove {
        switch self {
        case .left: .right
        case .right: .left
        default: self
        }
    }

    /// The move back: up for down, next for previous, first for last.
    public var opposite: FocusMove {
        switch self {
        case .up: .down
        case .down: .up
        case .left: .right
        case .right: .left
        case .next: .previous
        case .previous: .next
        case .first: .last
        case .last: .first
        }
    }
}
