import MizanBase

/// A field of a line in a tree's text, besides name and place: an attribute with its name, its values, and parts with
/// names of their own.
///
///     opacity 0.5        fill card #ffffff        padding (horizontal 16 top 8)        shadow #00000054 (radius 4)
///
/// The same values are printed, read back and compared, so that a difference names the attribute that changed.
public struct TreeAttribute: Hashable, Sendable {
    /// The name of the attribute.
    public var name: Name
    /// The values, as many as the name requires; none for a flag, and where the parts say everything.
    public var values: [Value]
    /// The parts in the order of printing.
    public var parts: [TreeAttribute]

    /// A field of these values and parts.
    public init(_ name: Name, _ values: Value..., parts: [TreeAttribute] = []) {
        self.init(name, values: values, parts: parts)
    }

    init(_ name: Name, values: [Value], parts: [TreeAttribute] = []) {
        self.name = name
        self.values = values
        self.parts = parts
    }

    /// One value of a field.
    public enum Value: Sendable {
        /// `12.5`
        case length(FixedLength)
        /// `4,2.5`: at least two, such as a place.
        case lengths([FixedLength])
        /// `24x24`
        case size(FixedSize)
        /// `3..<9`: UTF-16 units.
        case range(Range<Int>)
        /// `#0f1c2e`, or several with commas between.
        case colors([RGBA])
        /// Eight hexadecimal digits.
        case checksum(UInt32)
        /// `gradient`, in place of a colour; its parts describe the gradient.
        case gradient
        /// A word: in quotation marks unless it begins with a letter and has only letters, digits and `,-./[]_`.
        case word(String)
        /// A text that is always in quotation marks.
        case text(String)
    }
}

extension TreeAttribute.Value: Hashable {
    /// Whether both are equal; texts are compared by their bytes, in quotation marks or not, so marks in another order
    /// make another text.
    public static func == (left: Self, right: Self) -> Bool {
        switch (left, right) {
        case (.length(let left), .length(let right)): left == right
        case (.lengths(let left), .lengths(let right)): left == right
        case (.size(let left), .size(let right)): left == right
        case (.range(let left), .range(let right)): left == right
        case (.colors(let left), .colors(let right)): left == right
        case (.checksum(let left), .checksum(let right)): left == right
        case (.gradient, .gradient): true
        case (.word(let left), .word(let right)), (.word(let left), .text(let right)),
            (.text(let left), .word(let right)), (.text(let left), .text(let right)):
            left.utf8.elementsEqual(right.utf8)
        default: false
        }
    }

    /// Hashes texts by their bytes, consistent with equality.
    public func hash(into hasher: inout Hasher) {
        switch self {
        case .length(let length): hasher.combine(length)
        case .lengths(let lengths): hasher.combine(lengths)
        case .size(let size): hasher.combine(size)
        case .range(let range): hasher.combine(range)
        case .colors(let colors): hasher.combine(colors)
        case .checksum(let checksum): hasher.combine(checksum)
        case .gradient: hasher.combine(0)
        case .word(var text), .text(var text): text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
        }
    }
}

extension TreeAttribute.Value {
    /// A point as a value: `16,24`.
    static func point(_ point: FixedPoint) -> Self { .lengths([point.x, point.y]) }
}

extension [TreeAttribute] {
    /// The first field with a name.
    public subscript(name: TreeAttribute.Name) -> TreeAttribute? { first { $0.name == name } }
}
