import MizanBase
import MizanLayout

/// Reads the notation of the tables of frames (`Tests/Fixtures/swiftui-frames.md`, section 2): leaves by their names, views
/// with their content in braces, modifiers behind a dot, `[30x20]` for a fixed frame; spaces stand anywhere.
struct NotationReader {
    private let bytes: [UInt8]
    private var position = 0
    private var leafCount = 0

    private init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// - Throws: `NotationError`.
    static func view(_ bytes: [UInt8]) throws -> NotatedView {
        var reader = NotationReader(bytes)
        let view = try reader.view(depth: 0).view
        reader.skipSpaces()
        guard reader.position == reader.bytes.count else { throw reader.unexpected("the end") }
        return view
    }

    // MARK: Characters

    private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func skipSpaces() {
        while let byte = next, byte == 0x20 || byte == 0x09 { position += 1 }
    }

    /// Whether the next character that is no space is this one; then it is passed.
    private mutating func skip(_ character: Unicode.Scalar) -> Bool {
        skipSpaces()
        guard next == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    private mutating func expect(_ character: Unicode.Scalar) throws {
        guard skip(character) else { throw unexpected("“\(character)”") }
    }

    private func unexpected(_ expected: String) -> NotationError {
        let found = next.map { _ in Diagnostic.quote(String(decoding: bytes[position...].prefix(20), as: UTF8.self)) }
        return NotationError(
            offset: position, message: "expected \(expected), found \(found ?? "the end")", fix: nil)
    }

    /// Letters, digits, `_`, `-` and what else `others` has.
    private mutating func word(_ expected: String, and others: [UInt8] = []) throws -> String {
        skipSpaces()
        let rest = bytes[position...].prefix { byte in
            (0x30...0x39).contains(byte) || (0x61...0x7a).contains(byte | 0x20) || byte == 0x5f || byte == 0x2d
                || byte >= 0x80 || others.contains(byte)
        }
        guard !rest.isEmpty else { throw unexpected(expected) }
        position += rest.count
        return String(decoding: rest, as: UTF8.self)
    }

    // MARK: Views

    /// A view, and how deep it is nested in itself.
    private mutating func view(depth: Int) throws -> (view: NotatedView, height: Int) {
        skipSpaces()
        let start = position
        func check(_ height: Int) throws {
            guard depth + height > Limits.viewDepth else { return }
            throw NotationError(
                offset: start, message: "views are nested more than \(Limits.viewDepth) deep", fix: "nest them less")
        }
        try check(1)
        var (view, height) = try primary(depth: depth)
        while true {
            if skip("[") {
                let width = try side()
                try expect("x")
                let height = try side()
                try expect("]")
                view = .modified(view, .frame(width: width, height: height, alignment: .center))
            } else if skip(".") {
                let (modifier, inner) = try modifier(depth: depth)
                view = .modified(view, modifier)
                height = max(height, inner)
            } else {
                return (view, height)
            }
            height += 1
            try check(height)
        }
    }

    /// A length of `[30x_]`.
    private mutating func side() throws -> Double? {
        if skip("_") { return nil }
        skipSpaces()
        let start = position
        let digits = bytes[position...].prefix { (0x30...0x39).contains($0) || $0 == 0x2e || $0 == 0x2d }
        let text = String(decoding: digits, as: UTF8.self)
        guard let length = NotationArguments.number(text) else {
            throw NotationError(offset: start, message: "expected a length", fix: "write a number, or _ for none")
        }
        position += digits.count
        return length
    }

    private mutating func content(depth: Int) throws -> (views: [NotatedView], height: Int) {
        try expect("{")
        var views: [NotatedView] = []
        var height = 0
        while !skip("}") {
            let one = try view(depth: depth + 1)
            views.append(one.view)
            height = max(height, one.height)
            if !skip(";") {
                try expect("}")
                break
            }
        }
        return (views, height + 1)
    }

    private mutating func primary(depth: Int) throws -> (view: NotatedView, height: Int) {
        skipSpaces()
        let start = position
        let type = try word("a view")
        func container(_ make: ([NotatedView]) -> NotatedView) throws -> (view: NotatedView, height: Int) {
            let content = try content(depth: depth)
            return (make(content.views), content.height)
        }
        var arguments = try arguments(of: type)
        switch type {
        case "HStack":
            let alignment = try arguments.choice("alignment", NotationArguments.vertical, "vertical alignment")
            let spacing = try arguments.number("spacing")
            try arguments.checkNone("alignment and spacing")
            return try container { .hStack(alignment: alignment ?? .center, spacing: spacing, $0) }
        case "VStack":
            let alignment = try arguments.choice("alignment", NotationArguments.horizontal, "horizontal alignment")
            let spacing = try arguments.number("spacing")
            try arguments.checkNone("alignment and spacing")
            return try container { .vStack(alignment: alignment ?? .center, spacing: spacing, $0) }
        case "ZStack":
            let alignment = try arguments.alignment()
            try arguments.checkNone("alignment")
            return try container { .zStack(alignment: alignment, $0) }
        case "Grid":
            let alignment = try arguments.alignment()
            let (horizontal, vertical) = (
                try arguments.number("horizontalSpacing"), try arguments.number("verticalSpacing")
            )
            try arguments.checkNone("alignment, horizontalSpacing and verticalSpacing")
            return try container {
                .grid(alignment: alignment, horizontalSpacing: horizontal, verticalSpacing: vertical, $0)
            }
        case "GridRow":
            let alignment = try arguments.choice("alignment", NotationArguments.vertical, "vertical alignment")
            try arguments.checkNone("alignment")
            return try container { .gridRow(alignment: alignment, $0) }
        case "ViewThatFits":
            let axes = try arguments.set("in", NotationArguments.axes, "axis") ?? [.horizontal, .vertical]
            try arguments.checkNone("in")
            return try container { .viewThatFits(in: axes, $0) }
        case "Group":
            try arguments.checkNone("no argument")
            return try container { .group($0) }
        case "Spacer":
            let minLength = try arguments.number("minLength")
            try arguments.checkNone("minLength")
            return (.spacer(minLength: minLength), 1)
        case "Divider", "EmptyView":
            try arguments.checkNone("no argument")
            return (type == "Divider" ? .divider : .empty, 1)
        default:
            skipSpaces()
            guard position == bytes.count || next != UInt8(ascii: "{"), arguments.isAbsent else {
                throw NotationError(
                    offset: start, message: "\(Diagnostic.quote(type)) is no view of the notation",
                    fix:
                        "write HStack, VStack, ZStack, Grid, GridRow, ViewThatFits, Group, Spacer, Divider or a leaf's name"
                )
            }
            leafCount += 1
            return (.leaf(type, number: leafCount), 1)
        }
    }

    // MARK: Modifiers

    private mutating func modifier(depth: Int) throws -> (modifier: NotatedModifier, height: Int) {
        skipSpaces()
        let start = position
        let name = try word("a modifier")
        var arguments = try arguments(of: name)
        switch name {
        case "frame": return (try arguments.frame(), 1)
        case "padding": return (.padding(try arguments.insets()), 1)
        case "fixedSize": return (try arguments.fixedSize(), 1)
        case "aspectRatio", "scaledToFit", "scaledToFill": return (try arguments.aspectRatio(), 1)
        case "offset", "position":
            let (x, y) = (try arguments.number("x") ?? 0, try arguments.number("y") ?? 0)
            try arguments.checkNone("x and y")
            return (name == "offset" ? .offset(x: x, y: y) : .position(x: x, y: y), 1)
        case "layoutPriority":
            let priority = try arguments.number(nil)
            try arguments.checkNone("a number")
            return (.layoutPriority(priority ?? 0), 1)
        case "background", "overlay":
            let alignment = try arguments.alignment()
            try arguments.checkNone("alignment")
            let content = try content(depth: depth)
            let view = content.views.count == 1 ? content.views[0] : .group(content.views)
            return (
                name == "overlay" ? .overlay(view, alignment: alignment) : .background(view, alignment: alignment),
                content.height
            )
        case "gridColumnAlignment", "gridCellColumns", "gridCellAnchor", "gridCellUnsizedAxes":
            return (try arguments.gridCell(), 1)
        default:
            throw NotationError(
                offset: start, message: "\(Diagnostic.quote(name)) is no modifier of the notation", fix: nil)
        }
    }

    private mutating func arguments(of name: String) throws -> NotationArguments {
        var result = NotationArguments(name: name)
        guard skip("(") else { return result }
        result.isAbsent = false
        guard !skip(")") else { return result }
        repeat {
            skipSpaces()
            let start = position
            var label: String?
            var words = try value()
            if words.count == 1, skip(":") {
                label = words[0]
                words = try value()
            }
            result.arguments.append(NotationArguments.NotationArgument(label: label, words: words, offset: start))
        } while skip(",")
        try expect(")")
        return result
    }

    /// A word, or several in brackets.
    private mutating func value() throws -> [String] {
        let dot = UInt8(ascii: ".")
        guard skip("[") else { return [try word("an argument", and: [dot])] }
        var words: [String] = []
        while !skip("]") {
            words.append(try word("an argument", and: [dot]))
            if !skip(",") {
                try expect("]")
                break
            }
        }
        return words
    }
}
