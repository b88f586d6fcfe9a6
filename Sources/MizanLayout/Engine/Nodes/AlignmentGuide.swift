import MizanBase

/// A line of a view that others can be aligned to.
package enum AlignmentGuide: Hashable, Sendable {
    case leading, horizontalCenter, trailing, decimal
    case top, verticalCenter, bottom
    case firstTextBaseline, lastTextBaseline
    indirect case custom(CustomGuide)

    /// A guide of the user's, known by its type, and where it is read from a scene by its name.
    package struct CustomGuide: Hashable, Sendable {
        let type: any AlignmentID.Type
        let axis: Axis
        var name = ""

        package static func == (left: CustomGuide, right: CustomGuide) -> Bool {
            left.axis == right.axis && left.name == right.name
                && ObjectIdentifier(left.type) == ObjectIdentifier(right.type)
        }

        package func hash(into hasher: inout Hasher) {
            hasher.combine(axis)
            hasher.combine(name)
            hasher.combine(ObjectIdentifier(type))
        }
    }

    /// The axis that the guide's position counts along.
    var axis: Axis {
        switch self {
        case .leading, .horizontalCenter, .trailing, .decimal: .horizontal
        case .top, .verticalCenter, .bottom, .firstTextBaseline, .lastTextBaseline: .vertical
        case .custom(let guide): guide.axis
        }
    }

    /// The kind of a node's explicit guides that it belongs to.
    var kind: ExplicitGuides {
        switch self {
        case .leading, .horizontalCenter, .trailing, .top, .verticalCenter, .bottom: .edges
        case .firstTextBaseline, .lastTextBaseline: .baselines
        case .decimal: .decimal
        case .custom: .custom
        }
    }

    /// The position of the line in a view that has no value of its own, from the leading or the top edge.
    func implicitValue(in view: ViewDimensions) -> Double {
        guard case .custom(let guide) = self else { return implicitValue(in: view.size) }
        let value = Double(guide.type.defaultValue(in: view))
        return value.isNaN ? 0 : value
    }

    /// The position of the line in a size; for a custom guide, which needs a view, the leading or top edge.
    func implicitValue(in size: Size) -> Double {
        switch self {
        case .leading, .top, .custom: 0
        case .horizontalCenter: size.width / 2
        case .trailing, .decimal: size.width
        case .verticalCenter: size.height / 2
        case .bottom, .firstTextBaseline, .lastTextBaseline: size.height
        }
    }

    /// The value of a container whose children have these explicit values: the least first baseline, the greatest last
    /// one, the first number's end, the mean of a custom guide's; edges and centres don't travel up. Source: SwiftUI, rule 1.1.10.
    func combined(_ values: [Double]) -> Double? {
        switch self {
        case .firstTextBaseline: values.min()
        case .lastTextBaseline: values.max()
        case .decimal: values.first
        case .custom: values.isEmpty ? nil : values.reduce(0, +) / Double(values.count)
        default: nil
        }
    }
}
