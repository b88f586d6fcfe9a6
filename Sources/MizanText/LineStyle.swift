/// How a text is put into lines, apart from the width; each default leaves the text as it is.
public struct LineStyle: Hashable, Sendable {
    /// The most lines; what is beyond is hidden behind an ellipsis. Nil for any number; less than 1 counts as 1.
    public var lineLimit: Int?
    /// The layout is at least as tall as this many lines of the text's own font. Source: SwiftUI's
    /// `lineLimit(_:reservesSpace:)`.
    public var reservedLineCount: Int
    /// Where the text is cut.
    public var truncationMode: TruncationMode

    /// A style of the given parts.
    public init(lineLimit: Int? = nil, reservedLineCount: Int = 0, truncationMode: TruncationMode = .tail) {
        self.lineLimit = lineLimit
        self.reservedLineCount = reservedLineCount
        self.truncationMode = truncationMode
    }
}
