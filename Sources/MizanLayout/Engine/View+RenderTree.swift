import MizanBase
import MizanRenderTree
import MizanText

extension View {
    /// Lays the view out and makes the result absolute: a pure function of the view, the proposal and the environment.
    ///
    /// - Parameters:
    ///   - proposal: The size proposed to the root, in points; a nil length takes the ideal one.
    ///   - environment: The locale with its strings, the fonts, the direction and so on.
    /// - Returns: The tree, as large as the proposal, or as the view where nothing is proposed; the view is centred in
    ///   the environment's safe area.
    /// - Throws: `DiagnosticError` for a view that is too deep, a duplicate id, or a frame that is not finite.
    public func renderTree(proposal: ProposedViewSize, environment: EnvironmentValues) throws -> RenderTree {
        try layout(proposal: proposal, environment: environment).tree
    }

    /// Lays the view out as ``renderTree(proposal:environment:)`` does, and returns, beside the tree, the problems that
    /// a reader would notice in it: a key in no table, a missing argument, a missing image.
    public func layout(proposal: ProposedViewSize, environment: EnvironmentValues) throws -> LaidOutView {
        if let scale = environment.displayScale, !(scale > 0 && scale <= 16) {
            throw DiagnosticError(
                Diagnostic(
                    rule: "scale", message: "a scale of \(scale) can't be drawn", fix: "use more than 0, at most 16"))
        }
        return try LargeStack.run(viewDepth: environment.viewDepthLimit) {
            try laidOut(proposal: proposal, environment: environment)
        }
    }

    private func laidOut(proposal: ProposedViewSize, environment: EnvironmentValues) throws -> LaidOutView {
        let insets = environment.safeAreaInsets.usable
        let safeArea = SafeArea()
        let inner = proposal.inset(by: insets)
        var environment = environment
        environment.safeArea = safeArea
        environment.container = RelativeContainer(inner)
        let root = StackNode.column(
            of: try makeNodes(in: ViewContext(environment: environment)), direction: environment.layoutDirection)
        let ideal = root.size(inner)
        let size = Size(
            width: proposal.width ?? ideal.width + insets.leading + insets.trailing,
            height: proposal.height ?? ideal.height + insets.top + insets.bottom)
        let safe = Rect(origin: .zero, size: size).inset(by: insets)
        safeArea.set(frame: safe, insets: insets)
        let origin = Point(
            x: safe.minX + (safe.width - ideal.width) / 2, y: safe.minY + (safe.height - ideal.height) / 2)
        root.place(at: origin, proposal: inner)

        let direction = environment.layoutDirection
        let empty = RenderTreeBuilder(environment: environment, rootSize: .zero)
        let rootSize = try empty.rootSize(size)
        var builder = RenderTreeBuilder(environment: environment, rootSize: rootSize)
        try builder.add(root, at: origin, in: .root)
        let tree = builder.tree(
            direction: direction, size: rootSize,
            scale: try environment.displayScale.map { try builder.length($0, path: "") })
        return LaidOutView(
            tree: tree, places: builder.paths.identifiers.compactMapValues(\.place), findings: builder.findings)
    }
}

extension RenderTreeBuilder {
    /// The size of the root, with its far edges snapped.
    func rootSize(_ size: Size) throws -> FixedSize {
        FixedSize(width: try snapped(size.width, path: ""), height: try snapped(size.height, path: ""))
    }

    /// The finished tree: fonts and images by name, so that a node more or less leaves the others' places alone.
    func tree(direction: LayoutDirection, size: FixedSize, scale: FixedLength?) -> RenderTree {
        let fontOrder = faces.indices.sorted { faces[$0].postScriptName < faces[$1].postScriptName }
        let imageOrder = images.indices.sorted { first, second in
            let (first, second) = (images[first], images[second])
            return first.name != second.name ? first.name < second.name : first.checksum < second.checksum
        }
        let fontPlaces = Dictionary(uniqueKeysWithValues: fontOrder.enumerated().map { ($1, $0) })
        let imagePlaces = Dictionary(uniqueKeysWithValues: imageOrder.enumerated().map { ($1, $0) })
        let sorted = nodes.map { node in
            var node = node
            switch node.content {
            case .text(var text):
                for line in text.lines.indices {
                    for run in text.lines[line].runs.indices {
                        text.lines[line].runs[run].font = fontPlaces[text.lines[line].runs[run].font] ?? 0
                    }
                }
                node.content = .text(text)
            case .image(var image):
                image.image = imagePlaces[image.image] ?? 0
                node.content = .image(image)
            case .shape, nil: break
            }
            return node
        }
        let colorGlyphs = drawnGlyphs.colored.map { glyph in
            var glyph = glyph
            glyph.font = fontPlaces[glyph.font] ?? 0
            return glyph
        }.sorted { ($0.font, $0.id) < ($1.font, $1.id) }
        return RenderTree(
            versions: .current, scale: scale, direction: direction, size: size,
            fonts: fontOrder.map { FontReference(faces[$0]) }, colorGlyphs: colorGlyphs,
            images: imageOrder.map { images[$0] }, nodes: RenderNodes(sorted))
    }
}
