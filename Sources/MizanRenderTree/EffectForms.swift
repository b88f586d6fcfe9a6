import MizanBase
import MizanDocument

// The text and JSON forms of effects (Definitions 3 and 8).

extension RenderEffect {
    /// `opacity 0.5`, `clipped (cornerRadius 8 over 2)`: places count from the leading top corner of the node that has the
    /// effect, turns towards the trailing side.
    func attribute(in node: RenderNode) -> TreeAttribute {
        let direction = node.direction
        func anchor(_ point: FixedPoint) -> TreeAttribute {
            let x = direction == .leftToRight ? point.x - node.frame.minX : node.frame.maxX - point.x
            return TreeAttribute(.anchor, .point(FixedPoint(x: x, y: point.y - node.frame.minY)))
        }
        func inFrame(_ frame: FixedRect) -> [TreeAttribute] {
            guard frame != node.frame else { return [] }
            let placed = frame.placed(in: node.frame, direction: direction)
            return [TreeAttribute(.place, .point(placed.origin)), TreeAttribute(.size, .size(placed.size))]
        }
        var field: TreeAttribute
        switch operation {
        case .opacity(let opacity): field = TreeAttribute(.opacity, .length(opacity))
        case .clip(let kind, let frame):
            let outline = kind == .rectangle ? [] : [kind.attribute(in: direction, width: frame.size.width)]
            field = TreeAttribute(.clipped, parts: outline + inFrame(frame))
        case .shadow(let shadow):
            field = TreeAttribute(
                .shadow, values: shadow.fill.values,
                parts: [
                    TreeAttribute(.radius, .length(shadow.radius)),
                    TreeAttribute(.offset, .point(FixedPoint(x: shadow.x, y: shadow.y))),
                ])
        case .rotation(let degrees, let point):
            field = TreeAttribute(
                .rotationEffect, .length(direction == .leftToRight ? degrees : -degrees), parts: [anchor(point)])
        case .scale(let x, let y, let point):
            field = TreeAttribute(.scaleEffect, .point(FixedPoint(x: x, y: y)), parts: [anchor(point)])
        case .gradient(let gradient, let frame):
            field = gradient.attribute(.foregroundStyle, in: direction)
            field.parts += inFrame(frame)
        case .blur(let radius): field = TreeAttribute(.blur, .length(radius))
        case .color(let adjustment): field = adjustment.attribute
        case .blend(let mode): field = TreeAttribute(.blendMode, .word(mode.rawValue))
        case .mask(let count): field = TreeAttribute(.mask, .length(FixedLength(count: count)))
        case .transform(let transform, let point):
            let logical = direction == .leftToRight ? transform : transform.mirrored
            field = TreeAttribute(.transformEffect, .lengths(logical.lengths), parts: [anchor(point)])
        }
        if siblings != 1 {
            field.parts.append(
                TreeAttribute(.over, .length(FixedLength(count: siblings))))
        }
        return field
    }
}

extension FixedLength {
    /// A number of things.
    fileprivate init(count: Int) { self.init(rawValue: Int64(count) &* Self.unitsPerPoint) }
}

extension RenderEffect.Transform {
    /// The coefficients in their order.
    fileprivate var lengths: [FixedLength] { [a, b, c, d, x, y] }
}

extension ColorAdjustment {
    /// `saturation 0.5`
    fileprivate var attribute: TreeAttribute {
        switch self {
        case .saturation(let factor): TreeAttribute(.saturation, .length(factor))
        case .brightness(let amount): TreeAttribute(.brightness, .length(amount))
        case .contrast(let factor): TreeAttribute(.contrast, .length(factor))
        case .grayscale(let amount): TreeAttribute(.grayscale, .length(amount))
        case .hueRotation(let degrees): TreeAttribute(.hueRotation, .length(degrees))
        case .invert: TreeAttribute(.colorInvert)
        case .multiply(let fill): TreeAttribute(.colorMultiply, values: fill.values)
        }
    }
}

extension JSONWriter {
    private mutating func adjustment(_ adjustment: ColorAdjustment) {
        switch adjustment {
        case .saturation(let factor): member("saturation", factor)
        case .brightness(let amount): member("brightness", amount)
        case .contrast(let factor): member("contrast", factor)
        case .grayscale(let amount): member("grayscale", amount)
        case .hueRotation(let degrees): member("hueRotation", degrees)
        case .invert:
            key("colorInvert")
            bool(true)
        case .multiply(let color):
            key("colorMultiply")
            object(inline: true) { $0.fill(color) }
        }
    }

    mutating func effect(_ effect: RenderEffect) {
        object(inline: true) { writer in
            switch effect.operation {
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
            case .blur(let radius): writer.member("blur", radius)
            case .color(let adjustment): writer.adjustment(adjustment)
            case .blend(let mode): writer.member("blendMode", mode.rawValue)
            case .mask(let count):
                writer.key("mask")
                writer.number(count)
            case .transform(let transform, let anchor):
                writer.key("transform")
                writer.lengths(transform.lengths)
                writer.key("anchor")
                writer.lengths([anchor.x, anchor.y])
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

    private func colorAdjustment() throws -> ColorAdjustment? {
        if let factor = self["saturation"] { return .saturation(try factor.length()) }
        if let amount = self["brightness"] { return .brightness(try amount.length()) }
        if let factor = self["contrast"] { return .contrast(try factor.length()) }
        if let amount = self["grayscale"] { return .grayscale(try amount.length()) }
        if let degrees = self["hueRotation"] { return .hueRotation(degrees: try degrees.length()) }
        if self["colorInvert"] != nil { return .invert }
        return try self["colorMultiply"].map { .multiply(try $0.fill()) }
    }

    private func effectKind() throws -> RenderEffect.Operation {
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
        if let blur = self["blur"] { return .blur(radius: try blur.length()) }
        if let mode = self["blendMode"] { return .blend(try mode.value(of: BlendMode.self)) }
        if let mask = self["mask"] {
            let count = try mask.int()
            guard count >= 1 else { throw mask.mismatch("at least one node") }
            return .mask(siblings: count)
        }
        if let transform = self["transform"] {
            let lengths = try transform.lengths(6)
            return .transform(
                RenderEffect.Transform(
                    a: lengths[0], b: lengths[1], c: lengths[2], d: lengths[3], x: lengths[4], y: lengths[5]),
                anchor: try member("anchor").fixedPoint())
        }
        if let adjustment = try colorAdjustment() { return .color(adjustment) }
        throw error("there is no such effect", fix: nil, rule: "unknown-value")
    }
}
