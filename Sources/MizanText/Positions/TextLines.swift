/// The lines of a layout, from top to bottom; each is made anew when it is read.
public struct TextLines: RandomAccessCollection, Sendable {
    let store: LineStore

    /// 0.
    public var startIndex: Int { 0 }
    /// The number of lines.
    public var endIndex: Int { store.lines.count }

    /// The line of a number, counted from 0.
    public subscript(position: Int) -> TextLine { TextLine(store.lines[position], in: store) }
}
