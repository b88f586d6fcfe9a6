import MizanBase
import MizanRenderTree

/// The layout and appearance that the author of a view set where they aren't the default: the words of its node in the
/// tree.
///
/// Collected when the tree is made, from the modifiers around a view inwards (``LayoutNode/recordAuthoredArguments(_:)``); layout never reads it.
struct AuthoredArguments {
    /// The environment at the root; a value equal to the root's was not set by the author.
    let root: EnvironmentValues
    private let vocabulary: ArgumentVocabulary
    /// The place of the first word.
    private let start: Int
    /// The sum of all paddings around the view.
    private var padding = EdgeInsets()

    init(root: EnvironmentValues, in vocabulary: ArgumentVocabulary) {
        self.root = root
        self.vocabulary = vocabulary
        start = vocabulary.count
    }

    /// In the order of the names, so that the order of modifiers makes no other words.
    var attributes: [TreeAttribute] {
        if padding != EdgeInsets() { vocabulary.record(.padding, padding) }
        return vocabulary.attributes(from: start)
    }

    /// Forgets the words: what is inside has been added.
    func end() { vocabulary.forget(from: start) }

    mutating func add(_ field: TreeAttribute) { vocabulary.record(nil, .attribute(field)) }

    mutating func add(_ font: Font) { vocabulary.record(nil, .font(font)) }

    mutating func add(_ name: TreeAttribute.Name, _ length: Double) { vocabulary.record(name, length) }

    mutating func add(_ name: TreeAttribute.Name, _ length: Double?) {
        if let length { add(name, length) }
    }

    mutating func add(_ name: TreeAttribute.Name, _ word: String) { vocabulary.record(name, .word(word)) }

    mutating func add(_ name: TreeAttribute.Name, _ number: Int) { add(name, Double(number)) }

    mutating func add(_ name: TreeAttribute.Name, _ point: Point) {
        add(TreeAttribute(name, .points(point.x, point.y)))
    }

    mutating func add(_ name: TreeAttribute.Name, _ insets: EdgeInsets) { vocabulary.record(name, insets) }

    /// Parts that aren't nil; nothing where all are.
    mutating func add(_ name: TreeAttribute.Name, parts: [TreeAttribute?]) {
        let parts = parts.compactMap { $0 }
        if !parts.isEmpty { add(TreeAttribute(name, parts: parts)) }
    }

    /// The parts that the body adds; nothing where it adds none.
    mutating func add(_ name: TreeAttribute.Name, parts: (inout AuthoredArguments) -> Void) {
        vocabulary.record(name) { parts(&self) }
    }

    mutating func addPadding(_ insets: EdgeInsets) { padding = padding + insets }

    /// An alignment that isn't the default one.
    mutating func add(_ alignment: AlignmentGuide, default usual: AlignmentGuide) {
        if alignment != usual { add(.alignment, alignment.word) }
    }

    mutating func add(_ alignment: Alignment, default usual: Alignment = .center) {
        if alignment != usual { add(.alignment, alignment.word) }
    }
}

extension TreeAttribute {
    /// A length that may be missing.
    static func ifPresent(_ name: Name, _ length: Double?) -> TreeAttribute? {
        length.map { TreeAttribute(name, .points($0)) }
    }
}

extension [TreeAttribute] {
    /// `padding 16`, `padding (horizontal 16 top 8)`; none where all insets are 0.
    init(_ name: TreeAttribute.Name, _ insets: EdgeInsets) {
        guard insets != EdgeInsets() else {
            self = []
            return
        }
        let (isEven, isEvenAcross) = (insets.top == insets.bottom, insets.leading == insets.trailing)
        if isEven, isEvenAcross, insets.top == insets.leading {
            self = [TreeAttribute(name, .points(insets.top))]
            return
        }
        let across: [(TreeAttribute.Name, Double)] =
            isEvenAcross
            ? [(.horizontal, insets.leading)] : [(.leading, insets.leading), (.trailing, insets.trailing)]
        let along: [(TreeAttribute.Name, Double)] =
            isEven ? [(.vertical, insets.top)] : [(.top, insets.top), (.bottom, insets.bottom)]
        self = [
            TreeAttribute(
                name, parts: (across + along).filter { $0.1 != 0 }.map { TreeAttribute($0.0, .points($0.1)) })
        ]
    }
}

extension TreeAttribute.Value {
    /// A length in points, `infinity`, or the name for not-a-number.
    package static func points(_ points: Double) -> Self {
        FixedLength(points: points).map { .length($0) }
            ?? .word(points.isNaN ? "nan" : points < 0 ? "-infinity" : "infinity")
    }

    /// Two lengths, such as a place.
    static func points(_ x: Double, _ y: Double) -> Self {
        guard let x = FixedLength(points: x), let y = FixedLength(points: y) else { return .word("infinity") }
        return .lengths([x, y])
    }
}

extension AlignmentGuide {
    /// SwiftUI's name, or that of a custom guide.
    var word: String {
        switch self {
        case .leading: "leading"
        case .horizontalCenter, .verticalCenter: "center"
        case .trailing: "trailing"
        case .decimal: "decimal"
        case .top: "top"
        case .bottom: "bottom"
        case .firstTextBaseline: "firstTextBaseline"
        case .lastTextBaseline: "lastTextBaseline"
        case .custom(let guide): guide.name.isEmpty ? String(describing: guide.type) : guide.name
        }
    }
}

extension Alignment {
    /// `leading`, `top`, `topLeading`, `leading,firstTextBaseline`
    var word: String {
        switch (horizontal.guide, vertical.guide) {
        case (let horizontal, .verticalCenter): horizontal.word
        case (.horizontalCenter, let vertical): vertical.word
        case (.leading, .top): "topLeading"
        case (.trailing, .top): "topTrailing"
        case (.leading, .bottom): "bottomLeading"
        case (.trailing, .bottom): "bottomTrailing"
        case (let horizontal, let vertical): "\(horizontal.word),\(vertical.word)"
        }
    }
}

extension Axis.Set {
    /// `horizontal`, `both`, `none`
    var word: String {
        switch (contains(.horizontal), contains(.vertical)) {
        case (true, true): "both"
        case (true, false): "horizontal"
        case (false, true): "vertical"
        case (false, false): "none"
        }
    }
}

extension Edge.Set {
    /// The names of the edges.
    var word: String {
        let names: [(Edge.Set, String)] = [
            (.top, "top"), (.leading, "leading"), (.bottom, "bottom"), (.trailing, "trailing"),
        ]
        let words = names.filter { contains($0.0) }.map(\.1)
        return words.count == names.count ? "all" : words.isEmpty ? "none" : words.joined(separator: ",")
    }
}
