import MizanBase
import MizanLayout

/// A leaf with what interfaces put around one.
nonisolated struct ModifiedLeaf: View {
    let number: Int

    var body: some View {
        Color.accentColor.frame(width: 20, height: 20).padding(2).background(Color.gray)
            .opacity(number % 2 == 0 ? 1 : 0.5)
    }
}

/// A short text in one of so many words that a text cache holds them all.
nonisolated public struct TextLeaf: View {
    private let number: Int

    /// - Parameter number: What it says follows from it.
    public init(number: Int) { self.number = number }

    /// The text.
    public var body: some View { Text(verbatim: Words.text(number)) }
}

/// Short texts.
public enum Words {
    private static let days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]

    /// One of 350: measured is a screen whose texts have been seen before.
    public static func text(_ number: Int) -> String { "\(days[number % 7]) \(number % 50)" }
}

/// A column of rows of ten.
nonisolated public struct FlatScreen<Leaf: View>: View {
    @usableFromInline let rows: Int
    @usableFromInline let leaf: (Int) -> Leaf

    /// - Parameter leaf: Takes the number of each leaf.
    @inlinable
    public init(rows: Int, @ViewBuilder leaf: @escaping (Int) -> Leaf) {
        self.rows = rows
        self.leaf = leaf
    }

    /// The column.
    @inlinable public var body: some View {
        VStack {
            ForEach(0..<rows) { row in
                HStack { ForEach(0..<10) { leaf(row * 10 + $0) } }
            }
        }
    }
}

/// Rows in columns in rows in a column, ten of each.
nonisolated public struct NestedScreen<Leaf: View>: View {
    @usableFromInline let sections: Int
    @usableFromInline let leaf: (Int) -> Leaf

    /// - Parameters:
    ///   - sections: Rows of the outermost column, of 1,000 leaves each.
    ///   - leaf: Takes the number of each leaf.
    @inlinable
    public init(sections: Int, @ViewBuilder leaf: @escaping (Int) -> Leaf) {
        self.sections = sections
        self.leaf = leaf
    }

    /// The outermost column.
    @inlinable public var body: some View {
        VStack {
            ForEach(0..<sections) { section in
                HStack {
                    ForEach(0..<10) { column in
                        VStack {
                            ForEach(0..<10) { row in
                                HStack { ForEach(0..<10) { leaf(((section * 10 + column) * 10 + row) * 10 + $0) } }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Rows as lists have them: a picture, two lines, and a note at the end.
nonisolated public struct CardScreen: View {
    private let rows: Int

    /// - Parameter rows: Of six views each: two stacks and four leaves.
    public init(rows: Int) { self.rows = rows }

    /// The column.
    public var body: some View { VStack(spacing: 4) { ForEach(0..<rows) { Card(number: $0) } } }
}

/// A row of ``CardScreen``.
nonisolated struct Card: View {
    let number: Int

    var body: some View {
        HStack {
            Color.accentColor.frame(width: 40, height: 40).clipShape(Circle())
            VStack(alignment: .leading, spacing: 2) {
                Text(verbatim: Words.text(number)).font(.headline)
                Text(verbatim: Words.text(number + 3)).foregroundStyle(.secondary)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            Text(verbatim: Words.text(number + 5)).lineLimit(1)
        }
        .padding(8)
        .background(Color.gray.opacity(0.1))
    }
}
