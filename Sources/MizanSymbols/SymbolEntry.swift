import MizanBase
import MizanDrawing
import MizanUnicode

/// A symbol in the table: one line of the resource, read when the symbol is first needed.
///
/// Fields are separated by tabs: the name, the number of the direction and reason in the resource's first lines, marks, words that
/// people look for, and the shapes. The marks are:
///
/// - `digits`, `body=…` and `forms=Arab,rtl`
/// - `=name` for the drawing of another symbol, and `flip` for its mirror image
/// - `near` for a drawing that only approximates the symbol
/// - `as=,fill` for the variants that SF Symbols has; the base itself is empty
/// - `tiers=0,1` and `tints=,#ff3b30` for the shapes; the last value applies to all further shapes
struct SymbolEntry: Sendable {
    /// The behaviour of a symbol right to left, and the reason for it.
    struct Behavior: Sendable {
        let direction: ImageDirection
        let reason: String
    }

    /// A form for a script, a direction, or a script in a direction, as the table names it: `Arab`, `rtl`, `Arab.rtl`.
    struct Form: Sendable {
        let name: String
        /// The script of the letters or digits that it is for; nil for those without a form.
        let script: Script?
        /// The direction that it is drawn for; nil for both.
        let direction: LayoutDirection?

        /// Nil for a name of another kind.
        init?(_ name: Substring) {
            let words = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
            let code = words.first.flatMap { $0.utf8.count == 4 && $0.first?.isUppercase == true ? $0 : nil }
            direction = words.last.flatMap { LayoutDirection(rawValue: $0) }
            guard words.count == (code == nil ? 0 : 1) + (direction == nil ? 0 : 1) else { return nil }
            script = code.map { Script(code: $0) }
            self.name = String(name)
        }
    }

    let name: String
    let behavior: Behavior
    /// Whether the forms' scripts are those of the digits, not of the letters.
    let isOfDigits: Bool
    /// The symbol whose drawing is shown; nil for its own.
    let drawing: String?
    /// Whether the drawing is mirrored.
    let isFlipped: Bool
    let forms: [Form]
    /// Words that people look for, beside those of the name.
    let words: [Substring]
    /// The variants of the symbol in SF Symbols, empty for the symbol itself; none if SF Symbols has no such symbol.
    let variants: [Substring]
    /// Whether the drawing only approximates the symbol.
    let isNear: Bool
    private let tiers: [SymbolTier]
    private let tints: [RGBA?]
    private let body: Substring
    private let shapes: Substring

    /// Nil for a line that breaks the grammar.
    init?(_ line: Substring, behaviors: [Behavior]) {
        let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
        guard fields.count == 5, let number = Int(fields[1]), behaviors.indices.contains(number) else { return nil }
        name = String(fields[0])
        behavior = behaviors[number]
        var (isOfDigits, isFlipped, drawing, body) = (false, false, String?.none, Substring())
        var forms: [Form] = []
        var (variants, isNear, tiers, tints) = ([Substring](), false, [SymbolTier](), [RGBA?]())
        for mark in fields[2].split(separator: " ") {
            if mark == "digits" {
                isOfDigits = true
            } else if mark == "flip" {
                isFlipped = true
            } else if mark == "near" {
                isNear = true
            } else if mark.hasPrefix("as=") {
                variants = mark.dropFirst(3).split(separator: ",", omittingEmptySubsequences: false)
            } else if mark.hasPrefix("tiers=") {
                tiers = mark.dropFirst(6).split(separator: ",").compactMap { Int($0).flatMap(SymbolTier.init) }
            } else if mark.hasPrefix("tints=") {
                tints = mark.dropFirst(6).split(separator: ",", omittingEmptySubsequences: false).map {
                    RGBA(String($0))
                }
            } else if mark.hasPrefix("=") {
                drawing = String(mark.dropFirst())
            } else if mark.hasPrefix("body=") {
                body = mark.dropFirst(5)
            } else if mark.hasPrefix("forms=") {
                forms = mark.dropFirst(6).split(separator: ",").compactMap { Form($0) }
            } else {
                return nil
            }
        }
        (self.isOfDigits, self.isFlipped, self.drawing, self.body) = (isOfDigits, isFlipped, drawing, body)
        (self.forms, self.variants, self.isNear) = (forms, variants, isNear)
        (self.tiers, self.tints) = (tiers, tints)
        words = fields[3].split(separator: ",")
        shapes = fields[4]
    }

    /// The index of the last shape whose tier or colour is stated.
    var lastStatedShape: Int { max(tiers.count, tints.count) - 1 }

    /// The strokes; nil if they are another symbol's, and for shapes that break the grammar.
    var ownDrawing: SymbolDrawing? {
        guard drawing == nil, let body = SymbolBody(body) else { return nil }
        guard var drawing = SymbolDrawing(shapes, body: body) else { return nil }
        for index in drawing.shapes.indices {
            drawing.shapes[index].tier = tiers.value(at: index) ?? .primary
            drawing.shapes[index].tint = tints.value(at: index) ?? nil
        }
        return drawing
    }
}

extension Array {
    /// The element at an index, or the last one for those that follow; nil if there is none.
    fileprivate func value(at index: Int) -> Element? { index < count ? self[index] : last }
}
