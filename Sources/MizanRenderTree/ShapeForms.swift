import MizanBase
import MizanDocument
import MizanDrawing
import MizanImages

// The text and JSON forms of shapes and of what they are painted with (Definitions 3 and 8).

extension RenderNode.Shape {
    /// `cornerRadius 8 fill card #ffffff`, `path 3f9a0c11 stroke 2 (color #000000 lineCap round)`
    func attributes(in node: RenderNode) -> [TreeAttribute] {
        var fields: [TreeAttribute] = []
        let outline = kind.attribute(in: node.direction, width: node.frame.size.width)
        // A shape that its type names.
        if outline.values != [.word(node.type.lowercased())] { fields.append(outline) }
        if inset != .zero { fields.append(TreeAttribute(.inset, .length(inset))) }
        guard let stroke else { return fields + [paint.attribute(.fill, in: node.direction)] }
        return fields + [
            TreeAttribute(
                .stroke, .length(stroke.width), parts: [paint.attribute(.color, in: node.direction)] + stroke.attributes
            )
        ]
    }
}

extension ShapeKind {
    /// The kind in one word, or its radii; a path by the checksum of its data. Corners and places count from the leading
    /// side.
    func attribute(in direction: LayoutDirection, width: FixedLength) -> TreeAttribute {
        let logical = direction == .leftToRight ? self : mirrored(in: width)
        switch logical {
        case .rectangle, .capsule, .ellipse, .circle: return TreeAttribute(.shape, .word(name))
        case .roundedRectangle(let radius): return TreeAttribute(.cornerRadius, .length(radius))
        case .unevenRoundedRectangle(let radii):
            // SwiftUI's order: top leading, bottom leading, bottom trailing, top trailing.
            return TreeAttribute(
                .cornerRadii, .lengths([radii.topLeft, radii.bottomLeft, radii.bottomRight, radii.topRight]))
        case .path(let path):
            var checksum = CRC32()
            checksum.update(path.svg)
            return TreeAttribute(.path, .checksum(checksum.value))
        }
    }

    /// The kind's name in JSON.
    fileprivate var name: String {
        switch self {
        case .rectangle: "rectangle"
        case .capsule: "capsule"
        case .ellipse: "ellipse"
        case .circle: "circle"
        case .roundedRectangle: "roundedRectangle"
        case .unevenRoundedRectangle: "unevenRoundedRectangle"
        case .path: "path"
        }
    }
}

extension RenderNode.Paint {
    /// `fill card #ffffff`, or a gradient with its ends and colours.
    fileprivate func attribute(_ name: TreeAttribute.Name, in direction: LayoutDirection) -> TreeAttribute {
        switch self {
        case .color(let fill): TreeAttribute(name, values: fill.values)
        case .gradient(let gradient): gradient.attribute(name, in: direction)
        }
    }
}

extension RenderNode.Fill {
    /// `card #ffffff`
    var values: [TreeAttribute.Value] { (name.map { [.word($0)] } ?? []) + [.colors([color])] }
}

extension RenderNode.Gradient {
    /// `fill gradient (start 0,0.5 end 1,0.5 stop warm #ffab2e (location 0) stop …)`,
    /// `fill gradient (radial 0,20 center 0.5,0.5 stop …)`, places from the leading side.
    func attribute(_ name: TreeAttribute.Name, in direction: LayoutDirection) -> TreeAttribute {
        func parts(_ name: TreeAttribute.Name, _ start: FixedLength, _ end: FixedLength, _ center: FixedPoint)
            -> [TreeAttribute]
        {
            [TreeAttribute(name, .lengths([start, end])), TreeAttribute(.center, .point(center))]
        }
        let places =
            switch (direction == .leftToRight ? self : mirrored).geometry {
            case .linear(let start, let end): [TreeAttribute(.start, .point(start)), TreeAttribute(.end, .point(end))]
            case .radial(let center, let start, let end): parts(.radial, start, end, center)
            case .elliptical(let center, let start, let end): parts(.elliptical, start, end, center)
            case .angular(let center, let start, let end): parts(.angular, start, end, center)
            }
        return TreeAttribute(
            name, .gradient,
            parts: places
                + stops.map {
                    TreeAttribute(
                        .stop, values: $0.fill.values, parts: [TreeAttribute(.location, .length($0.location))])
                })
    }
}

extension Stroke {
    /// The fields that aren't the default.
    fileprivate var attributes: [TreeAttribute] {
        var fields: [TreeAttribute] = []
        if cap != .butt { fields.append(TreeAttribute(.lineCap, .word(cap.rawValue))) }
        if join != .miter { fields.append(TreeAttribute(.lineJoin, .word(join.rawValue))) }
        if miterLimit != Self.defaultMiterLimit { fields.append(TreeAttribute(.miterLimit, .length(miterLimit))) }
        if !dash.isEmpty {
            fields.append(TreeAttribute(.dash, dash.count == 1 ? .length(dash[0]) : .lengths(dash)))
        }
        if dashPhase != .zero { fields.append(TreeAttribute(.dashPhase, .length(dashPhase))) }
        return fields
    }
}

extension JSONWriter {
    mutating func shape(_ shape: RenderNode.Shape) {
        outline(shape.kind)
        if shape.inset != .zero { member("inset", shape.inset) }
        key(shape.stroke == nil ? "fill" : "stroke")
        object(inline: true) { writer in
            writer.paint(shape.paint)
            if let stroke = shape.stroke { writer.stroke(stroke) }
        }
    }

    /// Writes a shape's kind as members of the open object.
    mutating func outline(_ kind: ShapeKind) {
        member("shape", kind.name)
        switch kind {
        case .rectangle, .capsule, .ellipse, .circle: break
        case .roundedRectangle(let radius): member("radius", radius)
        case .unevenRoundedRectangle(let radii):
            key("radii")
            lengths([radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft])
        case .path(let path): member("outline", path.svg)
        }
    }

    mutating func fill(_ fill: RenderNode.Fill) {
        if let name = fill.name { member("name", name) }
        member("color", fill.color.description)
    }

    mutating func gradient(_ gradient: RenderNode.Gradient) {
        switch gradient.geometry {
        case .linear(let start, let end):
            key("start")
            lengths([start.x, start.y])
            key("end")
            lengths([end.x, end.y])
        case .radial(let center, let start, let end): around(center, "radial", start, end)
        case .elliptical(let center, let start, let end): around(center, "elliptical", start, end)
        case .angular(let center, let start, let end): around(center, "angular", start, end)
        }
        list("stops", gradient.stops) { writer, stop in
            writer.object(inline: true) { writer in
                writer.member("location", stop.location)
                writer.fill(stop.fill)
            }
        }
    }

    private mutating func around(_ center: FixedPoint, _ name: String, _ start: FixedLength, _ end: FixedLength) {
        key("center")
        lengths([center.x, center.y])
        key(name)
        lengths([start, end])
    }

    private mutating func paint(_ paint: RenderNode.Paint) {
        switch paint {
        case .color(let fill): self.fill(fill)
        case .gradient(let gradient): self.gradient(gradient)
        }
    }

    private mutating func stroke(_ stroke: Stroke) {
        member("width", stroke.width)
        if stroke.cap != .butt { member("cap", stroke.cap.rawValue) }
        if stroke.join != .miter { member("join", stroke.join.rawValue) }
        if stroke.miterLimit != Stroke.defaultMiterLimit { member("miterLimit", stroke.miterLimit) }
        if !stroke.dash.isEmpty {
            key("dash")
            lengths(stroke.dash)
        }
        if stroke.dashPhase != .zero { member("dashPhase", stroke.dashPhase) }
    }
}

extension JSONValue {
    /// The shape in a node's object; nil where it has none.
    func shape() throws -> RenderNode.Shape? {
        guard let kind = try outline() else { return nil }
        let inset = try self["inset"]?.length() ?? .zero
        if let stroke = self["stroke"] {
            return RenderNode.Shape(kind: kind, inset: inset, paint: try stroke.paint(), stroke: try stroke.stroke())
        }
        return RenderNode.Shape(kind: kind, inset: inset, paint: try member("fill").paint())
    }

    /// A shape's kind among the members of an object; nil where there is none.
    func outline() throws -> ShapeKind? {
        guard let shape = self["shape"] else { return nil }
        let name = try shape.string()
        switch name {
        case "roundedRectangle": return .roundedRectangle(radius: try member("radius").length())
        case "unevenRoundedRectangle":
            let radii = try member("radii").lengths(4)
            return .unevenRoundedRectangle(
                radii: ShapeKind.CornerRadii(
                    topLeft: radii[0], topRight: radii[1], bottomRight: radii[2], bottomLeft: radii[3]))
        case "path":
            let outline = try member("outline")
            guard let path = Path(svg: try outline.string()) else { throw outline.mismatch("SVG's path data") }
            return .path(path)
        default:
            let plain: [ShapeKind] = [.rectangle, .capsule, .ellipse, .circle]
            guard let kind = plain.first(where: { $0.name == name }) else {
                throw shape.error("there is no shape \(Diagnostic.quote(name))", fix: nil, rule: "unknown-value")
            }
            return kind
        }
    }

    func fill() throws -> RenderNode.Fill {
        RenderNode.Fill(name: try self["name"]?.string(), color: try member("color").color())
    }

    func gradient() throws -> RenderNode.Gradient {
        RenderNode.Gradient(
            stops: try elements("stops").map { stop in
                RenderNode.Gradient.Stop(fill: try stop.fill(), location: try stop.member("location").length())
            }, geometry: try gradientGeometry())
    }

    private func gradientGeometry() throws -> RenderNode.Gradient.Geometry {
        guard let center = try self["center"]?.fixedPoint() else {
            return .linear(start: try member("start").fixedPoint(), end: try member("end").fixedPoint())
        }
        if let radii = try self["radial"]?.lengths(2) {
            return .radial(center: center, startRadius: radii[0], endRadius: radii[1])
        }
        if let radii = try self["elliptical"]?.lengths(2) {
            return .elliptical(center: center, startRadius: radii[0], endRadius: radii[1])
        }
        let angles = try member("angular").lengths(2)
        return .angular(center: center, start: angles[0], end: angles[1])
    }

    func fixedPoint() throws -> FixedPoint {
        let lengths = try lengths(2)
        return FixedPoint(x: lengths[0], y: lengths[1])
    }

    private func paint() throws -> RenderNode.Paint {
        self["stops"] == nil ? .color(try fill()) : .gradient(try gradient())
    }

    private func stroke() throws -> Stroke {
        Stroke(
            width: try member("width").length(), cap: try self["cap"]?.value(of: Stroke.Cap.self) ?? .butt,
            join: try self["join"]?.value(of: Stroke.Join.self) ?? .miter,
            miterLimit: try self["miterLimit"]?.length() ?? Stroke.defaultMiterLimit,
            dash: try self["dash"]?.array().map { try $0.length() } ?? [],
            dashPhase: try self["dashPhase"]?.length() ?? .zero)
    }
}
