import MizanBase
import MizanDocument

/// Reads the elements of an SVG file into layers.
struct SVGReader {
    /// A fill or a stroke, already in the image's own points.
    struct Layer {
        var path: Path
        /// Nil is the foreground.
        var color: RGBA?
        var opacity: Double
        var rule: FillRule
        /// Where what it shows stands in the file.
        var place: SourcePlace
    }

    /// An element that is open.
    private struct Open {
        var style = SVGStyle()
        var group = SVGGroupStyle()
        var transform = AffineTransform()
        /// Whether it is shown at all.
        var isShown = true
        /// How many layers stand before its own.
        var firstLayer = 0
        /// Whether shapes may stand in it.
        var isContainer = true
        /// Whether it is a `defs`, which may hold nothing that is read.
        var isDefinitions = false
    }

    private var xml: XMLReader
    private let file: String
    private var open: [Open] = []
    private var elementCount = 0
    /// What stands before the colon of SVG's elements where a program wrote them so.
    private var prefixes: Set<Substring> = []
    private var layers: [Layer] = []
    private var viewport: SVGViewport?
    /// How many more steps of paths may be read or made.
    private var stepsLeft = Limits.svgPathElements

    init(_ bytes: [UInt8], file: String) throws {
        xml = try XMLReader(bytes, file: file)
        self.file = file
    }

    /// The whole file.
    mutating func image() throws -> SVGImage {
        while let event = try xml.next() {
            switch event {
            // SVG shows no text outside of its text elements (SVG 2 §5.1).
            case .text: continue
            case .start(let element): try start(element)
            case .end: try end()
            }
        }
        let layers = try self.layers.filter { $0.opacity > 0 && $0.color?.alpha != 0 }.map { layer in
            RenderImage.Layer(path: layer.path, color: try layer.finalColor, rule: layer.rule)
        }
        return SVGImage(size: viewport?.size ?? .zero, layers: layers)
    }

    // MARK: Elements

    private mutating func start(_ element: XMLElement) throws {
        elementCount += 1
        guard elementCount <= Limits.svgElements else {
            throw SVGReader.error(
                "svg-limit", "the file has more than \(Limits.svgElements) elements", fix: "simplify the drawing",
                at: element.place)
        }
        for attribute in element.attributes where try SVGRefused.isPrefixOfSVG(attribute) {
            prefixes.insert(attribute.name.dropFirst("xmlns:".utf8.count))
        }
        guard let parent = open.last else { return try startRoot(element) }
        if let colon = element.name.firstIndex(of: ":"), prefixes.contains(element.name[..<colon]) {
            throw SVGReader.error(
                "svg-element", "\(Diagnostic.quote(element.name)) has a prefix",
                fix: "write \(Diagnostic.quote(String(element.name[colon...].dropFirst())))", at: element.place)
        }
        try SVGRefused.check(element, insideDefinitions: parent.isDefinitions)
        if SVGRefused.isPassedOver(element.name) { return try skip() }
        guard parent.isContainer else {
            throw SVGReader.error(
                "svg-element", "<\(element.name)> stands inside of a shape", fix: "move it out", at: element.place)
        }
        var state = parent
        state.group = SVGGroupStyle()
        state.firstLayer = layers.count
        state.isContainer = element.name == "g" || element.name == "defs"
        state.isDefinitions = element.name == "defs"
        var shape = SVGShape(element)
        try attributes(of: element, into: &state, shape: &shape)
        state.isShown = parent.isShown && state.group.isDisplayed
        open.append(state)
        if let path = try shape?.path(limit: stepsLeft) {
            try add(path, isFilled: element.name != "line", place: element.place)
        }
    }

    private mutating func startRoot(_ element: XMLElement) throws {
        guard element.name == "svg" else {
            throw SVGReader.error(
                "svg-element", "the file begins with \(Diagnostic.quote(element.name)), not with svg",
                fix: "save it as SVG, without a prefix before its elements", at: element.place)
        }
        let viewport = try SVGViewport(element)
        self.viewport = viewport
        var state = Open()
        state.transform = viewport.transform
        var none: SVGShape?
        try attributes(of: element, into: &state, shape: &none)
        state.isShown = state.group.isDisplayed
        open.append(state)
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

    /// Goes past what an element holds, whatever it is.
    private mutating func skip() throws {
        var depth = 1
        while depth > 0, let event = try xml.next() {
            switch event {
            case .start: depth += 1
            case .end: depth -= 1
            case .text: continue
            }
        }
    }

    // MARK: Attributes

    private func attributes(of element: XMLElement, into state: inout Open, shape: inout SVGShape?) throws {
        var declarations: [SVGValue] = []
        for attribute in element.attributes {
            let value = SVGValue(attribute)
            switch attribute.name {
            case "style": declarations = try value.declarations(of: attribute)
            case "transform" where element.name != "svg":
                var value = value
                state.transform = try value.transform().then(state.transform)
            case _ where try SVGRefused.passesOver(attribute, of: element): continue
            default:
                if try shape?.set(value) == true { continue }
                guard try property(value, into: &state) else { throw SVGRefused.unknown(attribute, of: element) }
            }
        }
        // What a style says comes before an attribute of the name, wherever it stands (SVG 2 §6.6).
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

    private func property(_ value: SVGValue, into state: inout Open) throws -> Bool {
        if try state.style.set(value) { return true }
        if try state.group.set(value) { return true }
        return SVGHarmless.contains(value)
    }

    // MARK: Layers

    /// Adds the fill and the stroke of a shape in user units.
    private mutating func add(_ path: Path, isFilled: Bool, place: SourcePlace) throws {
        guard let state = open.last else { return }
        try take(path.elements.count, place)
        let style = state.style
        guard state.isShown, style.isVisible else { return }
        if isFilled {
            try add(
                path, by: state.transform, paint: style.fill, opacity: style.fillOpacity, rule: style.fillRule,
                place: place)
        }
        guard style.stroke != .none, style.strokeWidth > 0 else { return }
        let (outline, transform) = try SVGStroke(style: style, place: place)
            .outline(of: path, transform: state.transform, limit: stepsLeft)
        try take(outline.elements.count, place)
        try add(
            outline, by: transform, paint: style.stroke, opacity: style.strokeOpacity, rule: .nonzero, place: place)
    }

    private mutating func add(
        _ path: Path, by transform: AffineTransform, paint: SVGPaint, opacity: Double, rule: FillRule,
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
        guard let viewport, let shown = placed.cut(to: viewport.rect, limit: stepsLeft) else {
            throw SVGReader.tooManySteps(place)
        }
        guard let bounds = shown.controlBounds, bounds.width > 0, bounds.height > 0 else { return }
        layers.append(Layer(path: shown, color: color, opacity: opacity, rule: rule, place: place))
    }

    private mutating func take(_ steps: Int, _ place: SourcePlace) throws {
        guard steps <= stepsLeft else { throw SVGReader.tooManySteps(place) }
        stepsLeft -= steps
    }

    // MARK: Errors

    static func error(_ rule: String, _ message: String, fix: String?, at place: SourcePlace) -> DiagnosticError {
        DiagnosticError(Diagnostic(rule: rule, place: place, message: message, fix: fix))
    }

    static func tooManySteps(_ place: SourcePlace) -> DiagnosticError {
        error(
            "svg-limit", "the file's paths and outlines of strokes have more than \(Limits.svgPathElements) steps",
            fix: "simplify the drawing, or make strokes with dashes longer and fewer", at: place)
    }

    /// Whether two of the paths may have a place in common, judged by their bounds; many paths count as if they had.
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

extension SVGReader.Layer {
    /// The colour with the opacity in it.
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
