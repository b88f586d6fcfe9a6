import MizanBase

/// An outline with its fill: one layer of a picture that is made of paths.
public struct FilledPath: Hashable, Sendable {
    /// In the coordinates of the picture that it is a part of.
    public var path: Path
    /// Nil takes the colour of whoever shows the picture.
    public var color: RGBA?
    /// Which places are inside the path.
    public var rule: FillRule

    /// A path with its fill.
    public init(path: Path, color: RGBA?, rule: FillRule = .nonzero) {
        self.path = path
        self.color = color
        self.rule = rule
    }
}
