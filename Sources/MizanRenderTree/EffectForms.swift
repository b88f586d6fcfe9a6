import MizanBase
import MizanDocument

// The text and JSON forms of effects (Definitions 3 and 8).

extension RenderEffect {
    /// `opacity 0.5`, `clipped radius 8 over 2`: places count from the leading top corner of the node that has the effect,
    /// turns towards the trailing side.
    func text(in node: RenderNode) -> String {
        let direction = node.direction
        func place(_ point: FixedPoint) -> String {
            let x = direction == .leftToRight ? point.x - node.frame.minX : node.frame.maxX - point.x
            return "\(x),\(point.y - node.frame.minY)"
        }
        func inFrame(_ frame: FixedRect) -> String {
            frame == node.frame ? "" : " " + frame.text(in: node.frame, direction: direction)
        }
        let text: String
        switch kind {
        case .opacity(let opacity): text = "opacity \(opacity)"
        case .clip(.rectangle, let frame): text = "clipped" + inFrame(frame)
        case .clip(let kind, let frame):
            text = "clipped \(kind.text(in: direction, width: frame.size.width))" + inFrame(frame)
        case .shadow(let shadow): text = "shadow \(shadow.fill.text) radius \(shadow.radius) at \(shadow.x),\(shadow.y)"
        case .rotation(let degrees, let anchor):
            text = "rotated \(direction == .leftToRight ? degrees : -degrees) around \(place(anchor))"
        case .scale(let x, let y, let anchor): text = "scale \(x)x\(y) around \(place(anchor))"
        case .gradient(let gradient, let frame): text = "painted \(gradient.text(in: direction))" + inFrame(frame)
        }
        return siblings == 1 ? text : "\(text) over \(siblings)"
    }
}

extension JSONWriter {
    mutating func effect(_ effect: RenderEffect) {
        object(inline: true) { writer in
            switch effect.kind {
            case .opacity(let opacity): writer.member("opacity", opacity)
            case .clip(let kind, let frame):
                writer.key("clip")
                writer.object(inline: true) { writer in
                    writer.outline(kind)
                    writer.frame(frame)
                }
            case .shadow(let shadow):
                writer.key("shadow")
                writer.object(inline: true) { writer in
                    writer.fill(shadow.fill)
                    writer.member("radius", shadow.radius)
                    writer.key("offset")
                    writer.lengths([shadow.x, shadow.y])
                }
            case .rotation(let degrees, let anchor):
                writer.member("rotation", degrees)
                writer.key("anchor")
                writer.lengths([anchor.x, anchor.y])
            case .scale(let x, let y, let anchor):
                writer.key("scale")
                writer.lengths([x, y])
                writer.key("anchor")
                writer.lengths([anchor.x, anchor.y])
            case .gradient(let gradient, let frame):
                writer.key("gradient")
                writer.object(inline: true) { writer in
                    writer.gradient(gradient)
                    writer.frame(frame)
                }
            }
            if effect.siblings != 1 {
                writer.key("siblings")
                writer.number(effect.siblings)
            }
        }
    }
}

extension JSONValue {
    func effect() throws -> RenderEffect {
        let siblings = try self["siblings"]?.int() ?? 1
        guard siblings >= 1 else { throw mismatch("an effect on at least one node") }
        return RenderEffect(try effectKind(), siblings: siblings)
    }

    private func effectKind() throws -> RenderEffect.Kind {
        if let opacity = self["opacity"] { return .opacity(try opacity.length()) }
        if let clip = self["clip"] {
            guard let kind = try clip.outline() else { throw clip.mismatch("a shape") }
            return .clip(kind, try clip.member("frame").frame())
        }
        if let shadow = self["shadow"] {
            let offset = try shadow.member("offset").fixedPoint()
            return .shadow(
                RenderEffect.Shadow(
                    fill: try shadow.fill(), radius: try shadow.member("radius").length(), x: offset.x, y: offset.y))
        }
        if let rotation = self["rotation"] {
            return .rotation(degrees: try rotation.length(), anchor: try member("anchor").fixedPoint())
        }
        if let scale = self["scale"] {
            let factors = try scale.fixedPoint()
            return .scale(x: factors.x, y: factors.y, anchor: try member("anchor").fixedPoint())
        }
        if let gradient = self["gradient"] {
            return .gradient(try gradient.gradient(), try gradient.member("frame").frame())
        }
        throw error("there is no such effect", fix: nil, rule: "unknown-value")
    }
}
