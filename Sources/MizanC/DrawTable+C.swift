import CMizan
import MizanBase
import MizanDrawing
import MizanRenderTree
import MizanText
import MizanRendering

extension Path.Element {
    /// Adds the step and its points to those of all paths.
    func append(to verbs: inout [UInt8], _ points: inout [mizan_point]) {
        switch self {
        case .move(let point):
            verbs.append(UInt8(MIZAN_VERB_MOVE.rawValue))
            points.append(mizan_point(point))
        case .line(let point):
            verbs.append(UInt8(MIZAN_VERB_LINE.rawValue))
            points.append(mizan_point(point))
        case .curve(let point, let control1, let control2):
            verbs.append(UInt8(MIZAN_VERB_CURVE.rawValue))
            points += [mizan_point(control1), mizan_point(control2), mizan_point(point)]
        case .close: verbs.append(UInt8(MIZAN_VERB_CLOSE.rawValue))
        }
    }
}

extension mizan_stroke {
    init(_ stroke: Stroke, dashes: mizan_range) {
        self.init(
            width: stroke.width.points, miter_limit: stroke.miterLimit.points, dash_phase: stroke.dashPhase.points,
            dashes: dashes, cap: mizan_line_cap(stroke.cap), join: mizan_line_join(stroke.join))
    }
}

extension mizan_line_cap {
    fileprivate init(_ cap: Stroke.Cap) {
        switch cap {
        case .butt: self = MIZAN_CAP_BUTT
        case .round: self = MIZAN_CAP_ROUND
        case .square: self = MIZAN_CAP_SQUARE
        }
    }
}

extension mizan_line_join {
    fileprivate init(_ join: Stroke.Join) {
        switch join {
        case .miter: self = MIZAN_JOIN_MITER
        case .round: self = MIZAN_JOIN_ROUND
        case .bevel: self = MIZAN_JOIN_BEVEL
        }
    }
}

extension mizan_font {
    /// A font, whose bytes stand as long as the face does.
    init(_ face: FontFace, name: UnsafePointer<CChar>) {
        let bytes = face.withBytes { $0 }
        self.init(
            name: name, bytes: bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), count: bytes.count,
            number: Int32(clamping: face.fontNumber))
    }
}

extension mizan_font_coordinate {
    init(_ coordinate: FontCoordinate, font: Int) {
        self.init(
            font: Int32(clamping: font), axis: coordinate.tag.utf8.reduce(0) { $0 << 8 | UInt32($1) },
            value: coordinate.value)
    }
}

extension mizan_picture {
    init(_ picture: DrawCommands.Picture, bytes: UnsafePointer<UInt8>?) {
        let bitmap = picture.bitmap
        self.init(
            identifier: Int64(picture.identifier), bytes: bytes, count: bitmap.bytes.count,
            width: Int32(clamping: bitmap.pixelWidth), height: Int32(clamping: bitmap.pixelHeight),
            orientation: Int32(clamping: bitmap.orientation.rawValue))
    }
}
