import MizanBase
import MizanDocument
import MizanDrawing

/// Reads the elements of an SVG file into layers.
struct SVGReader {
    /// A fill or a stroke, already in the image's own points.
    struct PaintedPath {
        var path: Path
        /// The colour; nil is the foreground.
        var color: RGBA?
        var opacity: Double
        var rule: FillRule
        /// The place of its element in the file.
        var place: SourcePlace
    }

    /// An element that is open.
    private struct OpenElement {
        var style = SVGStyle()
        var group = SVGGroupStyle()
        var transform = AffineTransformation()
        /// The visible rectangle.
        var clip: Rect
        /// Whether it is shown at all.
        var isShown = true
        /// Whether its shapes clip another element.
        var isClip = false
        /// The number of layers before its own.
        var firstLayer = 0
        /// Whether it may contain shapes.
        var isContainer = true
    }

    private let document: SVGDocument
    private var open: [OpenElement] = []
    private var elementCount = 0
    /// The starts of the elements that are being read because of a reference, the outermost first.
    private var references: [Int] = []
    /// The prefixes before the colon of SVG's elements, where a program wrote them.
    private var prefixes: Set<Substring> = []
    private var layers: [PaintedPath] = []
    private var viewport: SVGViewport?
    /// The remaining number of path elements that may be read or made.
    private var stepsLeft = Limits.svgPathElements
    /// The remaining number of bytes of attributes that may be read; only repeated references can exceed it.
    private var bytesLeft = Limits.svgBytes

    init(_ bytes: [UInt8], file: String) throws { document = try SVGDocument(bytes, file: file) }

    /// Reads the whole file.
    mutating func image() throws -> SVGImage {
        try read(document.events.indices)
        let layers = try self.layers.filter { $0.opacity > 0 && $0.color?.alpha != 0 }.map { layer in
            FilledPath(path: layer.path, color: try layer.finalColor, rule: layer.rule)
        }
        return SVGImage(size: viewport?.size ?? .zero, layers: layers)
    }

    // MARK: Elements

    private mutating func read(_ events: Range<Int>) throws {
        var index = events.lowerBound
        while events.contains(index) {
            if case .start(let element) = document.events[index] {
                index = try start(element, at: index)
            } else {
                try end()
                index += 1
            }
        }
    }

    /// Reads a start tag; returns the index of the next event to read.
    private mutating func start(_ element: XMLElement, at index: Int) throws -> Int {
        elementCount += 1
        guard elementCount <= Limits.svgElements else { throw SVGReader.tooManyElements(element.place) }
        for attribute in element.attributes where try SVGUnsupported.isPrefixOfSVG(attribute) {
            prefixes.insert(attribute.name.dropFirst("xmlns:".utf8.count))
        }
        guard let parent = open.last else {
            try startRoot(element)
            return index + 1
        }
        if let colon = element.name.firstIndex(of: ":"), prefixes.contains(element.name[..<colon]) {
            throw SVGReader.error(
                "svg-element", "\(Diagnostic.quote(element.name)) has a prefix",
                fix: "write \(Diagnostic.quote(String(element.name[colon...].dropFirst())))", at: element.place)
        }
        let isOpenClip = references.last == index && parent.isClip && element.name == "clipPath"
        if !isOpenClip {
            if SVGUnsupported.isPassedOver(element.name) { return document.end(of: index) + 1 }
            try SVGUnsupported.check(element)
        }
        guard parent.isContainer else {
            throw SVGReader.error(
                "svg-element", "<\(element.name)> stands inside of a shape", fix: "move it out", at: element.place)
        }
        var state = parent
        state.group = SVGGroupStyle()
        state.firstLayer = layers.count
        state.isContainer = element.name == "g" || isOpenClip
        var shape = SVGShape(element)
        var use = SVGUse(element)
        try attributes(of: element, into: &state, shape: &shape, use: &use)
        state.isShown = parent.isShown && state.group.isDisplayed
        if let clip = state.group.clip, state.isShown { state.clip = try self.clip(clip, of: state) }
        open.append(state)
        if let use {
            try read(use)
        } else if let path = try shape?.path(limit: stepsLeft) {
            try add(path, isFilled: element.name != "line", place: element.place)
        }
        return index + 1
    }

    private mutating func startRoot(_ element: XMLElement) throws {
        guard element.name == "svg" else {
            throw SVGReader.error(
                "svg-element", "the file begins with \(Diagnostic.quote(element.name)), not with svg",
                fix: "save it as SVG, without a prefix before its elements", at: element.place)
        }
        let viewport = try SVGViewport(element)
        self.viewport = viewport
        var state = OpenElement(transform: viewport.transform, clip: viewport.rect)
        var (noShape, noUse) = (SVGShape?.none, SVGUse?.none)
        try attributes(of: element, into: &state, shape: &noShape, use: &noUse)
        state.isShown = state.group.isDisplayed
        open.append(state)
        // What the whole image is cut to.
        if let clip = state.group.clip { open[0].clip = try self.clip(clip, of: state) }
    }

    private mutating func end() throws {
        guard let state = open.popLast() else { return }
        guard let value = state.group.opacityValue, state.group.opacity < 1 else { return }
        let own = layers.indices.dropFirst(state.firstLayer)
        // One part seen through another would need both drawn together first.
        guard !SVGReader.overlap(layers[own].map(\.path)) else {
            throw value.error(
                "parts that overlap can't show through together",
                fix: "give each an opacity of its own (fill-opacity, stroke-opacity), or make them one path")
        }
        for index in own {
            layers[index].opacity *= state.group.opacity
        }
    }

    // MARK: References

    /// Reads the element that a `use` refers to in its place: it inherits the style of the `use`, not of its own
    /// surroundings (SVG 2 §5.6).
    private mutating func read(_ use: SVGUse) throws {
        guard let reference = use.reference, let last = open.indices.last else { return }
        guard let start = document.start(of: Substring(reference.text)) else {
            throw reference.error(
                "there is no element \(Diagnostic.quote(reference.text)) in this file",
                fix: "write # and the id of a shape or a group", rule: "svg-reference")
        }
        open[last].transform = AffineTransformation(tx: use.x, ty: use.y).then(open[last].transform)
        open[last].isContainer = true
        try read(elementAt: start, for: reference)
        open[last].isContainer = false
    }

    /// Reads an element for a reference to it.
    private mutating func read(elementAt start: Int, for reference: SVGValue) throws {
        guard !references.contains(start), references.count < Limits.svgReferenceDepth else {
            throw reference.error(
                "what it refers to holds itself, or more than \(Limits.svgReferenceDepth) references in one another",
                fix: "write the shapes in its place", rule: "svg-reference")
        }
        references.append(start)
        try read(start..<document.end(of: start) + 1)
        references.removeLast()
    }

    /// The visible part of a clipped element: all drawing programs write a rectangle for the drawing's edge, and other
    /// outlines are not supported.
    private mutating func clip(_ value: SVGValue, of state: OpenElement) throws -> Rect {
        guard let start = document.start(of: try value.reference()), case .start(let element) = document.events[start],
            element.name == "clipPath"
        else {
            throw value.error(
                "there is no clipPath \(Diagnostic.quote(value.text)) in this file", fix: "write url(#id)",
                rule: "svg-reference")
        }
        let shown = layers
        layers = []
        open.append(OpenElement(transform: state.transform, clip: state.clip, isClip: true))
        try read(elementAt: start, for: value)
        open.removeLast()
        let outlines = layers
        layers = shown
        guard outlines.count == 1, let rect = outlines.first?.path.uprightRectangle else {
            throw value.error(
                "only a clip that is one upright rectangle is read, and some of the image has to be inside of it",
                fix: "cut the shapes themselves in the drawing program", rule: "svg-reference")
        }
        return rect
    }

    // MARK: Attributes

    private mutating func attributes(
        of element: XMLElement, into state: inout OpenElement, shape: inout SVGShape?, use: inout SVGUse?
    ) throws {
        // What a style sheet says comes before an attribute, wherever it stands, and what `style` says before both (SVG 2 §6.6).
        var declarations = element["class"].map(document.sheet.declarations(for:)) ?? []
        try spend(bytes: declarations.reduce(0) { $0 + $1.name.utf8.count + $1.text.utf8.count + 1 }, element.place)
        for attribute in element.attributes {
            try spend(bytes: attribute.value.utf8.count, element.place)
            let value = SVGValue(attribute)
            switch attribute.name {
            case "style": declarations += try value.declarations(of: attribute)
            case "transform" where element.name != "svg":
                var value = value
                state.transform = try value.transform().then(state.transform)
            case "clipPathUnits" where element.name == "clipPath" && value.text == "userSpaceOnUse": continue
            case _ where try use?.set(value) == true: continue
            case _ where try SVGUnsupported.passesOver(attribute, of: element): continue
            default:
                if try shape?.set(value) == true { continue }
                guard try property(value, into: &state) else { throw SVGUnsupported.unknown(attribute, of: element) }
            }
        }
        for value in declarations {
            guard try property(value, into: &state) else {
                let isAttribute = value.name == "transform" || SVGShape.names(of: element.name).contains(value.name)
                throw value.error(
                    "this property is not read here",
                    fix: isAttribute
                        ? "write it as an attribute"
                        : value.name.nearest(in: SVGStyle.names).map { "did you mean \($0)?" } ?? "remove it",
                    rule: "svg-attribute")
            }
        }
    }

    private func property(_ value: SVGValue, into state: inout OpenElement) throws -> Bool {
        if try state.style.set(value) { return true }
        if try state.group.set(value) { return true }
        return SVGIgnoredProperties.contains(value)
    }

    // MARK: Layers

    /// Adds the fill and the stroke of a shape in user units.
    private mutating func add(_ path: Path, isFilled: Bool, place: SourcePlace) throws {
        guard let state = open.last else { return }
        try spendSteps(path.elements.count, place)
        let style = state.style
        guard state.isShown, style.isVisible else { return }
        if state.isClip {
            return try add(
                path, by: state.transform, paint: .color(.black), opacity: 1, rule: .nonzero, place: place)
        }
        if isFilled {
            try add(
                path, by: state.transform, paint: style.fill, opacity: style.fillOpacity, rule: style.fillRule,
                place: place)
        }
        guard style.stroke != .none, style.strokeWidth > 0 else { return }
        let (outline, transform) = try SVGStroke(style: style, place: place)
            .outline(of: path, transform: state.transform, limit: stepsLeft)
        try spendSteps(outline.elements.count, place)
        try add(
            outline, by: transform, paint: style.stroke, opacity: style.strokeOpacity, rule: .nonzero, place: place)
    }

    private mutating func add(
        _ path: Path, by transform: AffineTransformation, paint: SVGPaint, opacity: Double, rule: FillRule,
        place: SourcePlace
    ) throws {
        let color: RGBA?
        switch paint {
        case .none: return
        case .current: color = open.last?.style.color
        case .color(let own): color = own
        }
        // On the grid of the render tree, so that a tree that was written reads back the same.
        func onGrid(_ coordinate: Double) throws -> Double {
            guard let length = FixedLength(points: coordinate) else {
                throw SVGReader.error(
                    "svg-limit", "a coordinate is beyond \(Int(FixedLength.limit)) points",
                    fix: "draw it smaller, or correct the transform", at: place)
            }
            return length.points
        }
        let placed = try path.mapped { point in
            let point = transform.applied(to: point)
            return Point(x: try onGrid(point.x), y: try onGrid(point.y))
        }
        guard let clip = open.last?.clip, let shown = placed.cut(to: clip, limit: stepsLeft) else {
            throw SVGReader.tooManySteps(place)
        }
        guard let bounds = shown.controlBounds, bounds.width > 0, bounds.height > 0 else { return }
        layers.append(PaintedPath(path: shown, color: color, opacity: opacity, rule: rule, place: place))
    }

    private mutating func spendSteps(_ steps: Int, _ place: SourcePlace) throws {
        guard steps <= stepsLeft else { throw SVGReader.tooManySteps(place) }
        stepsLeft -= steps
    }

    private mutating func spend(bytes: Int, _ place: SourcePlace) throws {
        guard bytes <= bytesLeft else {
            throw SVGReader.error(
                "svg-limit", "what the file repeats by references has more than \(Limits.svgBytes) bytes",
                fix: "simplify the drawing", at: place)
        }
        bytesLeft -= bytes
    }

    // MARK: Errors

    static func error(_ rule: String, _ message: String, fix: String?, at place: SourcePlace) -> DiagnosticError {
        DiagnosticError(Diagnostic(rule: rule, place: place, message: message, fix: fix))
    }

    static func tooManyElements(_ place: SourcePlace) -> DiagnosticError {
        error(
            "svg-limit", "the file has more than \(Limits.svgElements) elements, each counted as often as it is used",
            fix: "simplify the drawing", at: place)
    }

    static func tooManySteps(_ place: SourcePlace) -> DiagnosticError {
        error(
            "svg-limit", "the file's paths and outlines of strokes have more than \(Limits.svgPathElements) steps",
            fix: "simplify the drawing, or make strokes with dashes longer and fewer", at: place)
    }

    /// Whether two of the paths may overlap, judged by their bounds; many paths count as overlapping.
    private static func overlap(_ paths: [Path]) -> Bool {
        guard paths.count <= 256 else { return true }
        let bounds = paths.compactMap(\.controlBounds)
        for (index, first) in bounds.enumerated() {
            for second in bounds.dropFirst(index + 1)
            where first.minX < second.maxX && second.minX < first.maxX && first.minY < second.maxY
                && second.minY < first.maxY
            { return true }
        }
        return false
    }
}

extension SVGReader.PaintedPath {
    /// The colour with the opacity applied.
    fileprivate var finalColor: RGBA? {
        get throws {
            guard var color else {
                guard opacity == 1 else {
                    throw SVGReader.error(
                        "svg-value", "the foreground's colour (currentColor) can't be made translucent here",
                        fix: "write a colour, or leave the opacity out", at: place)
                }
                return nil
            }
            color.alpha = UInt8((Double(color.alpha) * opacity + 0.5).rounded(.down))
            return color
        }
    }
}
