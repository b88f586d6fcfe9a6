import Foundation
import MizanRenderTree

/// A column of a ``LazyVGrid``, or a row of a ``LazyHGrid``. Source: SwiftUI's `GridItem`.
public struct GridItem: Hashable, Sendable {
    /// The length of an item, in points: a column's width, a row's height.
    public enum Size: Hashable, Sendable {
        /// One column of this width.
        case fixed(CGFloat)
        /// One column that takes its share of the remaining length, between bounds.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many columns of at least the minimum as fit into the share of one flexible column; these share it, up to the
        /// maximum each.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    /// The length of the item.
    public var size: Size
    /// The distance to the next item, and between the columns of an adaptive one; nil is 8.
    public var spacing: Double?
    /// The alignment of a view in its cell; nil for the middle.
    public var alignment: Alignment?

    /// An item of a size.
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing.map { Double($0) }
        self.alignment = alignment
    }
}

extension GridItem {
    /// `fixed 70 (spacing 4)`, `adaptive 40 (maximum 60)`
    var attribute: TreeAttribute {
        var parts: [TreeAttribute?] = []
        let name: TreeAttribute.Name
        let length: Double
        switch size {
        case .fixed(let fixed): (name, length) = (.fixed, fixed)
        case .flexible(let minimum, let maximum):
            (name, length) = (.flexible, minimum)
            parts.append(maximum == .infinity ? nil : .ifPresent(.maximum, maximum))
        case .adaptive(let minimum, let maximum):
            (name, length) = (.adaptive, minimum)
            parts.append(maximum == .infinity ? nil : .ifPresent(.maximum, maximum))
        }
        parts += [.ifPresent(.spacing, spacing), alignment.map { TreeAttribute(.alignment, .word($0.word)) }]
        return TreeAttribute(name, .points(length), parts: parts.compactMap { $0 })
    }
}
