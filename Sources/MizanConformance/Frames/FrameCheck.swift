import MizanBase
import MizanLayout
import MizanLocalization
import MizanRenderTree
import MizanText

/// Lays the views of a table out, as they are written and from right to left, and compares the frames of their leaves before
/// they are rounded to pixels.
package struct FrameCheck {
    /// In points: frames are written with four decimals at most.
    package static let tolerance = 0.001

    private let environment: EnvironmentValues

    package init(fonts: FontCollection) {
        var environment = EnvironmentValues(localization: .empty, fonts: fonts)
        environment.displayScale = nil
        self.environment = environment
    }

    /// The differences from the table, at most one for each direction. A mirrored leaf stands as far from the host's
    /// right edge as the leaf stands from its left edge.
    package func failures(of item: FrameTestFile.FrameTestCase) -> [ConformanceFailure] {
        LayoutDirection.allCases.compactMap { direction in
            var (expected, found): ([String], [String]) = ([], [])
            do {
                let (frames, width) = try frames(of: item.view, host: item.host, direction)
                for leaf in item.frames {
                    let frame = direction == .leftToRight ? leaf.frame : leaf.frame.mirrored(in: width)
                    let leaves = frames.filter { $0.name == leaf.name }
                    let other = leaves.indices.contains(leaf.number) ? leaves[leaf.number].frame : nil
                    if let other, frame.isNear(other, within: Self.tolerance) { continue }
                    expected.append(Self.text(leaf.name, frame))
                    found.append(other.map { Self.text(leaf.name, $0) } ?? "no \(leaf.name)")
                }
            } catch {
                expected = item.frames.map { Self.text($0.name, $0.frame) }
                found = ["\(error)"]
            }
            guard !found.isEmpty else { return nil }
            return ConformanceFailure(
                line: item.line, text: "\(item.id) \(item.text)",
                direction: direction == .leftToRight ? .leftToRight : .rightToLeft,
                expected: expected.joined(separator: " "), found: found.joined(separator: " "))
        }
    }

    /// The frames of the leaves that are shown, in the order of the notation, and the width of the root.
    package func frames(
        of view: NotatedView, host: ProposedViewSize, _ direction: LayoutDirection
    ) throws -> (leaves: [(name: String, frame: Rect)], width: Double) {
        var environment = environment
        environment.layoutDirection = direction
        let tree = try view.view.renderTree(proposal: host, environment: environment)
        var frames: [RGBA: Rect] = [:]
        for node in tree.nodes {
            guard case .shape(let shape) = node.content, case .color(let fill) = shape.paint else { continue }
            frames[fill.color] = node.frame.rect
        }
        let leaves = view.leafNames.enumerated().compactMap { index, name in
            frames[NotatedView.color(ofLeaf: index + 1)].map { (name, $0) }
        }
        return (leaves, tree.size.width.points)
    }

    private static func text(_ name: String, _ frame: Rect) -> String {
        let numbers = [frame.minX, frame.minY, frame.size.width, frame.size.height].map { number in
            let rounded = (number * 10_000).rounded() / 10_000
            return rounded == rounded.rounded() && rounded.magnitude < 1e15 ? "\(Int(rounded))" : "\(rounded)"
        }
        return "\(name):(\(numbers.joined(separator: ",")))"
    }
}

extension Rect {
    fileprivate func mirrored(in width: Double) -> Rect {
        Rect(x: width - maxX, y: minY, width: size.width, height: size.height)
    }

    fileprivate func isNear(_ other: Rect, within tolerance: Double) -> Bool {
        [
            minX - other.minX, minY - other.minY, size.width - other.size.width, size.height - other.size.height,
        ].allSatisfy { $0.magnitude < tolerance }
    }
}
