import MizanBase

/// A tree that is taller than a page, cut into pages between its rows: no line of text, no image and no row stands on two of them.
///
/// A page ends where it can be at least half full without cutting what belongs together: cells side by side, a card on its
/// background; else between rows, however full it is; else between lines. Only what is taller than a page itself is cut anywhere; see
/// ``forcedCuts``. What is turned, scaled or moved by an effect is cut no more than an image is.
public struct RenderPages: Sendable {
    /// The part of the tree that a page shows.
    public struct Page: Hashable, Sendable {
        /// The distance of the part's top from the tree's, in points; below 0 for content that stands out at the top.
        public var top: Double
        /// The part's height, in points; at most that of a page.
        public var height: Double

        /// A part of a tree.
        public init(top: Double, height: Double) { (self.top, self.height) = (top, height) }
    }

    /// The most pages that a tree is cut into.
    public static let limit = 2_000

    /// The pages from top to bottom; one at least.
    public let pages: [Page]
    /// The distances from the tree's top at which something taller than a page had to be cut, in points.
    public let forcedCuts: [Double]
    private let tree: RenderTree
    private let extents: PageExtents

    /// Cuts a tree.
    ///
    /// - Parameters:
    ///   - tree: The tree. The text and the images that stand out of it at the top and the bottom belong to it here.
    ///   - height: The height of a page in points, above 0.
    /// - Throws: `DiagnosticError` with the rule `page-size` for a height that is no number above 0, and for more than ``limit`` pages.
    public init(_ tree: RenderTree, height: Double) throws {
        guard height > 0, height.isFinite else {
            throw Self.error("a page of \(height) points is none", fix: "give a height above 0")
        }
        self.tree = tree
        extents = PageExtents(tree)
        let whole = extents.span(of: tree)
        let atoms = PageAtoms(tree, extents: extents, pageHeight: height)
        let bottom = min(max(atoms.bottom, whole.lower), whole.upper)
        guard whole.lower + height < bottom else {
            pages = [Page(top: whole.lower, height: min(whole.height, height))]
            forcedCuts = []
            return
        }
        var (pages, forced): ([Page], [Double]) = ([], [])
        var start = whole.lower
        while start < bottom {
            guard pages.count < Self.limit else {
                throw Self.error(
                    "a tree becomes more than \(Self.limit) pages", fix: "use larger pages, or less content")
            }
            let limit = start + height
            if limit >= bottom {
                pages.append(Page(top: start, height: bottom - start))
                break
            } else if let end = atoms.cut(after: start, before: limit) {
                pages.append(Page(top: start, height: end - start))
                if atoms.isForced(end) { forced.append(end) }
                start = atoms.isForced(end) ? end : atoms.beginning(after: end)
            } else {
                forced.append(limit)
                pages.append(Page(top: start, height: height))
                start = limit
            }
        }
        (self.pages, forcedCuts) = (pages, forced)
    }

    /// The tree with the drawing of a page alone: all nodes are there, with their frames, and those of other pages draw nothing.
    public func tree(of page: Page) -> RenderTree {
        guard pages.count > 1 else { return tree }
        return tree.showing(VerticalSpan(page.top, page.top + page.height), extents)
    }

    private static func error(_ message: String, fix: String) -> DiagnosticError {
        DiagnosticError(Diagnostic(rule: "page-size", message: message, fix: fix))
    }
}

extension RenderTree {
    /// Whether all lines of text that can be seen lie within the tree's height.
    package var showsAllLines: Bool {
        let (extents, height) = (PageExtents(self), size.height.points)
        return nodes.indices.allSatisfy { index in
            guard case .text(let text)? = nodes[index].content else { return true }
            return text.lines.allSatisfy { line in
                guard !line.runs.isEmpty, let span = extents.span(of: line.frame, in: index) else { return true }
                return span.lower >= -0.5 && span.upper <= height + 0.5
            }
        }
    }

    /// The tree with the drawing of a part alone.
    fileprivate func showing(_ part: VerticalSpan, _ extents: PageExtents) -> RenderTree {
        var tree = self
        for index in nodes.indices where nodes[index].content != nil {
            func isShown(_ frame: FixedRect) -> Bool { extents.span(of: frame, in: index)?.overlaps(part) ?? false }
            switch nodes[index].content {
            case .text(var text):
                let lines = text.lines.filter { isShown($0.frame) }
                guard lines.count < text.lines.count else { continue }
                text.lines = lines
                tree.nodes[index].content = lines.isEmpty ? nil : .text(text)
            default: if !isShown(nodes[index].frame) { tree.nodes[index].content = nil }
            }
        }
        return tree
    }
}

/// A stretch from top to bottom, in points.
struct VerticalSpan: Hashable, Sendable {
    var lower: Double
    var upper: Double

    init(_ lower: Double, _ upper: Double) { (self.lower, self.upper) = (lower, upper) }

    init(_ frame: FixedRect) { self.init(frame.minY.points, frame.maxY.points) }

    var height: Double { upper - lower }

    /// Whether they have more than an edge in common; a span without a height has its place.
    func overlaps(_ other: VerticalSpan) -> Bool {
        height > 0 ? lower < other.upper && other.lower < upper : lower >= other.lower && lower < other.upper
    }

    func contains(_ other: VerticalSpan) -> Bool { lower <= other.lower && other.upper <= upper }

    func union(_ other: VerticalSpan) -> VerticalSpan {
        VerticalSpan(min(lower, other.lower), max(upper, other.upper))
    }

    /// Nil where they have nothing in common.
    func intersection(_ other: VerticalSpan) -> VerticalSpan? {
        let (lower, upper) = (max(lower, other.lower), min(upper, other.upper))
        return lower <= upper ? VerticalSpan(lower, upper) : nil
    }
}
