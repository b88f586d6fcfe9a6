import MizanBase
import MizanLayout

extension NotationArguments {
    /// `frame(width:height:alignment:)` or `frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)`.
    mutating func frame() throws -> NotatedModifier {
        let alignment = try alignment()
        let isFixed = arguments.contains { $0.label == "width" || $0.label == "height" }
        if isFixed || arguments.isEmpty {
            let (width, height) = (try number("width"), try number("height"))
            try checkNone("width, height and alignment, or bounds (minWidth …) and alignment")
            return .frame(width: width, height: height, alignment: alignment)
        }
        let width = NotatedModifier.Bounds(
            minimum: try number("minWidth"), ideal: try number("idealWidth"), maximum: try number("maxWidth"))
        let height = NotatedModifier.Bounds(
            minimum: try number("minHeight"), ideal: try number("idealHeight"), maximum: try number("maxHeight"))
        try checkNone("width, height, minWidth, idealWidth, maxWidth, minHeight, idealHeight, maxHeight and alignment")
        return .flexibleFrame(width: width, height: height, alignment: alignment)
    }

    /// `padding()`, `padding(10)`, `padding(top: 6, horizontal: 4)`, `padding(.top, 6)`, `padding([.top, .leading], 6)`.
    mutating func insets() throws -> EdgeInsets {
        let usual = 16.0
        var insets = EdgeInsets()
        func add(_ edges: Edge.Set, _ length: Double) {
            if edges.contains(.top) { insets.top = length }
            if edges.contains(.leading) { insets.leading = length }
            if edges.contains(.bottom) { insets.bottom = length }
            if edges.contains(.trailing) { insets.trailing = length }
        }
        let labelled = arguments.filter { $0.label != nil }
        if labelled.isEmpty {
            let isLength = arguments.first.map { $0.words.count == 1 && Self.number($0.words[0]) != nil } ?? true
            let edges = isLength ? .all : try set(nil, Self.edges, "edge") ?? .all
            add(edges, try number(nil) ?? usual)
        }
        for argument in labelled {
            guard let label = argument.label, let edges = Self.edges[label] else { continue }
            add(edges, try number(label) ?? usual)
        }
        try checkNone("a length, edges with lengths (top: 6), or edges and a length (.top, 6)")
        return insets
    }

    /// `fixedSize()`, `fixedSize(horizontal)`, `fixedSize(horizontal: true, vertical: false)`.
    mutating func fixedSize() throws -> NotatedModifier {
        if arguments.contains(where: { $0.label != nil }) {
            let (horizontal, vertical) = (try flag("horizontal"), try flag("vertical"))
            try checkNone("horizontal and vertical")
            // SwiftUI has no default for one where the other is given.
            return .fixedSize(horizontal: horizontal ?? false, vertical: vertical ?? false)
        }
        let axes = try set(nil, Self.axes, "axis") ?? [.horizontal, .vertical]
        try checkNone("horizontal, vertical or none")
        return .fixedSize(horizontal: axes.contains(.horizontal), vertical: axes.contains(.vertical))
    }

    /// `aspectRatio(1.5, contentMode: fit)`, `aspectRatio(contentMode: fill)`, `scaledToFit()`, `scaledToFill()`.
    mutating func aspectRatio() throws -> NotatedModifier {
        let modes = ["fit": false, "fill": true]
        let fills = try choice("contentMode", modes, "content mode") ?? (name == "scaledToFill")
        let ratio = try number(nil)
        try checkNone(name == "aspectRatio" ? "a ratio and contentMode" : "no argument")
        return .aspectRatio(ratio, fills: fills)
    }

    /// The modifiers of a cell in its grid: `gridColumnAlignment(leading)`, `gridCellColumns(2)`,
    /// `gridCellAnchor(topLeading)`, `gridCellAnchor(x: 0.5, y: 1)`, `gridCellUnsizedAxes([horizontal, vertical])`.
    mutating func gridCell() throws -> NotatedModifier {
        switch name {
        case "gridColumnAlignment":
            let alignment = try choice(nil, Self.horizontal, "horizontal alignment")
            try checkNone("a horizontal alignment")
            return .gridColumnAlignment(alignment ?? .center)
        case "gridCellColumns":
            let count = try number(nil) ?? 1
            try checkNone("a number of columns")
            return .gridCellColumns(Int(exactly: min(max(count.rounded(), 1), 1_000)) ?? 1)
        case "gridCellAnchor":
            let anchor = try choice(nil, Self.anchors, "anchor") ?? UnitPoint(x: number("x") ?? 0, y: number("y") ?? 0)
            try checkNone("an anchor, or x and y")
            return .gridCellAnchor(anchor)
        default:
            let axes = try set(nil, Self.axes, "axis") ?? []
            try checkNone("horizontal, vertical or both in brackets")
            return .gridCellUnsizedAxes(axes)
        }
    }

    private static let anchors: [String: UnitPoint] = [
        "zero": .zero, "center": .center, "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
        "topLeading": .topLeading, "topTrailing": .topTrailing, "bottomLeading": .bottomLeading,
        "bottomTrailing": .bottomTrailing,
    ]
}
