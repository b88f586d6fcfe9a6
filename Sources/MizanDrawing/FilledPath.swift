import MizanBase

/// An outline with its fill: one layer of a picture that is made of paths.
public struct FilledPath: Hashable, Sendable {
    /// The outline in the coordinates of its picture.
    public var path: Path
    /// The fill colour; nil takes the colour given when the picture is shown.
    public var color: RGBA?
    /// The rule for the points inside the path.
    public var rule: FillRule

    /// A path with its fill.
    public init(path: Path, color: RGBA?, rule: FillRule = .nonzero) {
        self.path = path
        self.color = color
        self.rule = rule
    }
}

extension FilledPath {
    /// The colour that marks a symbol's secondary layers for the rendering modes `hierarchical` and `palette`.
    package static let secondaryMark = RGBA(red: 0x80, green: 0x80, blue: 0x80)
    /// The colour that marks a symbol's tertiary layers.
    package static let tertiaryMark = RGBA(red: 0x40, green: 0x40, blue: 0x40)
}
