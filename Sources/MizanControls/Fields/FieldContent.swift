import Foundation
import MizanBase
import MizanLayout
import MizanText

/// The text of a field without any decoration: what a style puts its own around.
nonisolated struct FieldContent: View {
    let field: Field
    let editing: Binding<FieldEditing>
    let placeholder: AnyView

    @Environment(\.locale) private var locale
    @Environment(\.isEnabled) private var isEnabled

    /// One node of the text, or of the placeholder, with the caret and the selection.
    var body: some View {
        let text = field.shownText(editing.wrappedValue, in: locale)
        let now = field.shownEditing(editing.wrappedValue, of: text)
        FieldLines(
            kind: field.kind, shown: ShownFieldText(text, as: field.kind),
            isInReadersFormat: field.text.isInReadersFormat, placeholder: placeholder,
            editing: now.hasInput && isEnabled ? now : nil)
    }
}

extension Field {
    /// The text that is shown: the draft while it is typed, else what the binding has.
    func shownText(_ editing: FieldEditing, in locale: Locale) -> String {
        text.isDraft && editing.hasInput ? editing.edit.text : text.binding(in: locale).wrappedValue
    }

    /// The state of the input in a text, with the selection that the author's code has set.
    func shownEditing(_ editing: FieldEditing, of text: String) -> FieldEditing {
        var shown = editing.following(text)
        if let range = selection?.wrappedValue?.range(in: text), range != shown.edit.selection { shown.select(range) }
        return shown
    }
}

/// The lines of a field's text.
nonisolated private struct FieldLines: PrimitiveView {
    let kind: FieldKind
    let shown: ShownFieldText
    /// Whether a format style writes the text, which is then in the direction of the interface, its symbols in isolates.
    let isInReadersFormat: Bool
    let placeholder: AnyView
    /// The state of the input; nil where another view has it.
    let editing: FieldEditing?

    func _makeNodes(in context: _ViewContext, into nodes: inout _NodeList) throws {
        let parts = try context.forChildren()
        let lines = parts.forFieldText(kind, isEmpty: shown.string.isEmpty)
        let isFormatted = isInReadersFormat
        guard let text = try lines.text(shown, isFormatted: isFormatted) else { return }
        let caret = try editing.map { editing in
            (
                bar: try StackNode.one(of: Rectangle().fill(.tint).typeName("Caret").nodes(in: parts), in: parts),
                position: TextPosition(shown.shown(editing.caret.offset), affinity: editing.caret.affinity)
            )
        }
        let selection: Range<Int>? = editing.flatMap { editing in
            let range = editing.edit.selection
            return range.isEmpty ? nil : shown.shown(range.lowerBound)..<shown.shown(range.upperBound)
        }
        nodes.append(
            FieldNode(
                FieldNode.FieldParts(
                    kind: kind, shown: shown, text: text,
                    placeholder: try shown.string.isEmpty
                        ? StackNode.one(of: placeholder.nodes(in: parts.forPlaceholder(kind)), in: parts) : nil,
                    caret: caret, selection: selection.map { (FieldSelectionNode(in: parts), $0) },
                    lineStyle: context.environment.lineStyle),
                identity: context.identity("Content"), direction: context.direction,
                make: { try? lines.text($0, isFormatted: isFormatted) }))
    }
}

extension StackNode {
    /// The only node, or a row of all of them.
    fileprivate static func one(of nodes: [LayoutNode], in context: ViewContext) -> LayoutNode {
        nodes.count == 1 ? nodes[0] : StackNode.column(of: nodes, direction: context.direction)
    }
}

extension _ViewContext {
    /// The node of a field's text in this context.
    fileprivate func text(_ shown: ShownFieldText, isFormatted: Bool) throws -> TextNode? {
        let text =
            isFormatted
            ? Text(environment.localization.value(written: shown.string)) : Text(verbatim: shown.string)
        return try text.nodes(in: self).first as? TextNode
    }

    /// The context for what is typed: aligned and directed by its own letters, and shown as it was typed.
    fileprivate func forFieldText(_ kind: FieldKind, isEmpty: Bool) -> ViewContext {
        var context = self
        context.environment.multilineTextAlignment = environment.fieldAlignment
        // The field itself limits the lines, and moves what there is more of.
        context.environment.lineStyle.lineLimit = nil
        context.environment.lineStyle.reservedLineCount = 0
        context.environment.lineStyle.minimumScaleFactor = 1
        context.environment.lineStyle.allowsTightening = false
        if environment.textCase != nil { context.environment.textCase = nil }
        // What is typed is a paragraph: words don't move to another line while their sentence ends.
        if environment.wordBreak == .automatic { context.environment.wordBreak = .normal }
        // An empty field has its caret where the placeholder begins; dots say nothing about what they stand for.
        if environment.writingDirection == nil, !isEmpty, kind != .secure, environment.textInput.isLeftToRight {
            context.environment.writingDirection = .leftToRight
        }
        return context
    }

    /// The context for the placeholder, in the language of the interface.
    fileprivate func forPlaceholder(_ kind: FieldKind) throws -> ViewContext {
        var context = try nested()
        context.environment.foregroundPaint = ShapePaint(Color.placeholder)
        if !kind.breaksLines {
            context.environment.lineStyle.lineLimit = 1
            context.environment.lineStyle.reservedLineCount = 0
        }
        return context
    }
}

extension Color {
    /// The text of an empty field. Source: UIKit's `placeholderText`, a part of the secondary colour.
    fileprivate static var placeholder: Color { Color.secondary.opacity(0.6) }
}

extension TextInputPreferences {
    /// Whether what is asked for is written from left to right in every language: addresses of the net, numbers of telephones and
    /// cards, names of accounts.
    fileprivate var isLeftToRight: Bool {
        switch keyboardType {
        case .emailAddress, .URL, .phonePad, .asciiCapable, .asciiCapableNumberPad: return true
        default: break
        }
        switch contentType {
        case .emailAddress, .URL, .telephoneNumber, .creditCardNumber, .username, .oneTimeCode: return true
        default: return false
        }
    }
}
