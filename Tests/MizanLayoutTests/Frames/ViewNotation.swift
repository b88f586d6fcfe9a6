import MizanLayout

/// Reads the notation of section 2 of `swiftui-frames.md` into views: `HStack(spacing: 8){1[20x30];Spacer;2.padding(10)}`.
struct ViewNotation {
    private var rest: Substring

    private init(_ text: String) { rest = text[...] }

    /// The view of a row; each leaf's id is `n` and its name, since `1` is no id.
    static func view(_ text: String) throws -> AnyView {
        var notation = ViewNotation(text)
        let view = try notation.view()
        guard notation.rest.isEmpty else { throw notation.unexpected() }
        return view
    }

    private func unexpected() -> FrameRow.Malformed { FrameRow.Malformed(text: "unexpected: \(rest)") }

    private mutating func take(_ character: Character) -> Bool {
        guard rest.first == character else { return false }
        rest.removeFirst()
        return true
    }

    private mutating func expect(_ character: Character) throws {
        guard take(character) else { throw unexpected() }
    }

    private mutating func word() throws -> String {
        let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
        guard !word.isEmpty else { throw unexpected() }
        rest.removeFirst(word.count)
        return String(word)
    }

    // MARK: Views

    private mutating func view() throws -> AnyView {
        var view = try primary()
        while true {
            if take("[") {
                let lengths = rest.prefix { $0 != "]" }
                rest.removeFirst(lengths.count)
                try expect("]")
                let sides = lengths.split(separator: "x")
                guard sides.count == 2 else { throw unexpected() }
                view = AnyView(view.frame(width: Double(sides[0]), height: Double(sides[1])))
            } else if take(".") {
                view = try modified(view, by: try word())
            } else {
                return view
            }
        }
    }

    private mutating func primary() throws -> AnyView {
        let type = try word()
        switch type {
        case "HStack":
            let arguments = try Arguments(in: &self)
            let alignment: VerticalAlignment = try arguments.alignment?.vertical ?? .center
            let content = try children()
            return AnyView(
                HStack(alignment: alignment, spacing: arguments.number("spacing")) { ViewList(content) })
        case "VStack":
            let arguments = try Arguments(in: &self)
            let alignment: HorizontalAlignment = try arguments.alignment?.horizontal ?? .center
            let content = try children()
            return AnyView(
                VStack(alignment: alignment, spacing: arguments.number("spacing")) { ViewList(content) })
        case "ZStack":
            let arguments = try Arguments(in: &self)
            let alignment = try arguments.alignment ?? .center
            let content = try children()
            return AnyView(ZStack(alignment: alignment) { ViewList(content) })
        case "Spacer": return AnyView(Spacer(minLength: try Arguments(in: &self).number("minLength")))
        default: return AnyView(Rectangle().id("n\(type)"))
        }
    }

    private mutating func children() throws -> [AnyView] {
        try expect("{")
        var children = [try view()]
        while take(";") { children.append(try view()) }
        try expect("}")
        return children
    }

    private mutating func modified(_ view: AnyView, by name: String) throws -> AnyView {
        let arguments = try Arguments(in: &self)
        switch name {
        case "frame" where arguments.named("width") != nil || arguments.named("height") != nil:
            return AnyView(
                view.frame(
                    width: arguments.number("width"), height: arguments.number("height"),
                    alignment: try arguments.alignment ?? .center))
        case "frame":
            return AnyView(
                view.frame(
                    minWidth: arguments.number("minWidth"), idealWidth: arguments.number("idealWidth"),
                    maxWidth: arguments.number("maxWidth"), minHeight: arguments.number("minHeight"),
                    idealHeight: arguments.number("idealHeight"), maxHeight: arguments.number("maxHeight"),
                    alignment: try arguments.alignment ?? .center))
        case "padding": return AnyView(view.padding(arguments.number(nil) ?? 16))
        case "fixedSize":
            let axes = arguments.named(nil)
            return AnyView(
                view.fixedSize(
                    horizontal: axes == nil || axes == "horizontal", vertical: axes == nil || axes == "vertical"))
        default: throw FrameRow.Malformed(text: name)
        }
    }

    // MARK: Arguments

    /// What stands in parentheses, with labels as in SwiftUI.
    private struct Arguments {
        private var values: [(label: String?, value: String)] = []

        init(in notation: inout ViewNotation) throws {
            guard notation.take("(") else { return }
            let text = notation.rest.prefix { $0 != ")" }
            notation.rest.removeFirst(text.count)
            try notation.expect(")")
            for argument in text.split(separator: ",") {
                let parts = argument.split(separator: ":").map { $0.filter { $0 != " " } }
                values.append(parts.count == 2 ? (parts[0], parts[1]) : (nil, parts[0]))
            }
        }

        func named(_ label: String?) -> String? { values.first { $0.label == label }?.value }

        func number(_ label: String?) -> Double? { named(label).flatMap { Double($0) } }

        var alignment: Alignment? {
            get throws {
                guard let name = named("alignment") else { return nil }
                guard let alignment = Self.alignments[name] else { throw FrameRow.Malformed(text: name) }
                return alignment
            }
        }

        private static let alignments: [String: Alignment] = [
            "center": .center, "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
            "topLeading": .topLeading, "topTrailing": .topTrailing, "bottomLeading": .bottomLeading,
            "bottomTrailing": .bottomTrailing,
        ]
    }
}
