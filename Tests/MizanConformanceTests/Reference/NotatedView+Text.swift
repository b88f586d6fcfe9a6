import MizanBase
import MizanLayout

@testable import MizanConformance

/// The notation of a view, as short as it can be written.
extension NotatedView {
    var notation: String {
        switch self {
        case .leaf(let name, _): name
        case .empty: "EmptyView"
        case .divider: "Divider"
        case .spacer(let minLength): "Spacer" + Self.arguments(["minLength": minLength.map(Self.text)])
        case .group(let content): "Group" + Self.braces(content)
        case .hStack(let alignment, let spacing, let content):
            "HStack"
                + Self.arguments([
                    "alignment": Self.name(alignment, in: NotationArguments.vertical),
                    "spacing": spacing.map(Self.text),
                ]) + Self.braces(content)
        case .vStack(let alignment, let spacing, let content):
            "VStack"
                + Self.arguments([
                    "alignment": Self.name(alignment, in: NotationArguments.horizontal),
                    "spacing": spacing.map(Self.text),
                ]) + Self.braces(content)
        case .zStack(let alignment, let content):
            "ZStack" + Self.arguments(["alignment": Self.name(alignment, in: NotationArguments.both)])
                + Self.braces(content)
        case .grid(let alignment, let horizontal, let vertical, let content):
            "Grid"
                + Self.arguments([
                    "alignment": Self.name(alignment, in: NotationArguments.both),
                    "horizontalSpacing": horizontal.map(Self.text), "verticalSpacing": vertical.map(Self.text),
                ]) + Self.braces(content)
        case .gridRow(let alignment, let content):
            "GridRow"
                + Self.arguments([
                    "alignment": alignment.flatMap { Self.name($0, in: NotationArguments.vertical) ?? "center" }
                ]) + Self.braces(content)
        case .viewThatFits(let axes, let content):
            "ViewThatFits" + Self.arguments(["in": Self.name(axes, in: NotationArguments.axes, else: "both")])
                + Self.braces(content)
        case .modified(let view, let modifier): view.notation + modifier.notation
        }
    }

    fileprivate static func braces(_ content: [NotatedView]) -> String {
        "{" + content.map(\.notation).joined(separator: ";") + "}"
    }

    fileprivate static func arguments(_ arguments: KeyValuePairs<String, String?>) -> String {
        let given = arguments.compactMap { label, value in value.map { "\(label): \($0)" } }
        return given.isEmpty ? "" : "(" + given.joined(separator: ", ") + ")"
    }

    fileprivate static func text(_ number: Double) -> String {
        if number == .infinity { return "infinity" }
        return number == number.rounded() ? "\(Int(number))" : "\(number)"
    }

    /// Nil for what is usual.
    fileprivate static func name<Value: Equatable>(
        _ value: Value, in names: [String: Value], else usual: String = "center"
    ) -> String? {
        let name = names.filter { $0.value == value }.keys.min()
        return name == usual ? nil : name
    }
}

extension NotatedModifier {
    fileprivate var notation: String {
        func name(_ alignment: Alignment) -> String? { NotatedView.name(alignment, in: NotationArguments.both) }
        func text(_ number: Double?) -> String? { number.map(NotatedView.text) }
        switch self {
        case .frame(let width, let height, let alignment):
            return ".frame"
                + NotatedView.arguments([
                    "width": text(width), "height": text(height), "alignment": name(alignment),
                ])
        case .flexibleFrame(let width, let height, let alignment):
            return ".frame"
                + NotatedView.arguments([
                    "minWidth": text(width.minimum), "idealWidth": text(width.ideal), "maxWidth": text(width.maximum),
                    "minHeight": text(height.minimum), "idealHeight": text(height.ideal),
                    "maxHeight": text(height.maximum), "alignment": name(alignment),
                ])
        case .padding(let insets):
            return ".padding"
                + NotatedView.arguments([
                    "top": text(insets.top), "leading": text(insets.leading), "bottom": text(insets.bottom),
                    "trailing": text(insets.trailing),
                ])
        case .fixedSize(let horizontal, let vertical):
            return ".fixedSize(" + (horizontal ? vertical ? "both" : "horizontal" : vertical ? "vertical" : "none")
                + ")"
        case .aspectRatio(let ratio, let fills):
            return
                ".aspectRatio(\(ratio.map { NotatedView.text($0) + ", " } ?? "")contentMode: \(fills ? "fill" : "fit"))"
        case .offset(let x, let y): return ".offset(x: \(NotatedView.text(x)), y: \(NotatedView.text(y)))"
        case .position(let x, let y): return ".position(x: \(NotatedView.text(x)), y: \(NotatedView.text(y)))"
        case .layoutPriority(let priority): return ".layoutPriority(\(NotatedView.text(priority)))"
        case .background(let view, let alignment):
            return ".background" + NotatedView.arguments(["alignment": name(alignment)]) + NotatedView.braces([view])
        case .overlay(let view, let alignment):
            return ".overlay" + NotatedView.arguments(["alignment": name(alignment)]) + NotatedView.braces([view])
        case .gridCellColumns(let count): return ".gridCellColumns(\(count))"
        case .gridCellAnchor(let anchor):
            return ".gridCellAnchor(x: \(NotatedView.text(anchor.x)), y: \(NotatedView.text(anchor.y)))"
        case .gridCellUnsizedAxes(let axes):
            return ".gridCellUnsizedAxes(\(NotatedView.name(axes, in: NotationArguments.axes, else: "") ?? "none"))"
        case .gridColumnAlignment(let alignment):
            return ".gridColumnAlignment(\(NotatedView.name(alignment, in: NotationArguments.horizontal) ?? "center"))"
        }
    }
}
