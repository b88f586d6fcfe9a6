import MizanBase

extension LayoutSession {
    /// Gives the input to a view: keys and text go to its handlers, the innermost first. A field that had it before is told.
    func moveInput(to handlers: [InputElement]) {
        let former = input.holders.first { $0.field != nil }
        let next = handlers.first { $0.field != nil }
        input.holders = handlers
        if let former, former !== next { former.field?.setInput(false) }
        if let next { next.field?.setInput(true) }
    }

    /// Hands a key to a field: return ends the input of a field of one line, escape of any.
    func press(_ key: KeyPress, on holder: InputElement, _ field: FieldInput) -> Bool {
        switch key.key {
        case .escape: dropFocus()
        case .return where !field.kind.breaksLines:
            field.end()
            // An action may have given the input to another view.
            if input.holders.contains(where: { $0 === holder }) { dropFocus() }
        default: return field.press(key, in: holder.node?.fieldNode)
        }
        return true
    }

    /// Takes the focus away from where it is.
    private func dropFocus() {
        if let tree = layout?.tree { setFocus(nil, in: tree) }
    }

    /// Puts the caret of a field at a place; twice in succession selects the word there, three times everything.
    func tap(_ holder: InputElement, _ field: FieldInput, at point: Point, count: Int) {
        guard let (node, place) = textPosition(of: point, in: holder) else { return }
        let text = field.current.edit.text
        guard let position = node.position(at: place, of: text) else { return }
        switch count {
        case ...1: field.move(to: position)
        case 2: if let word = node.word(at: position.offset, of: text) { field.select(word) }
        default: field.select(0..<text.utf16.count)
        }
    }

    /// Selects the text of a field from where a drag began to where it is.
    func selectText(of field: FieldInput, in holder: InputElement, _ value: DragGesture.Value) {
        guard let (node, start) = textPosition(of: value.startLocation, in: holder),
            let (_, end) = textPosition(of: value.location, in: holder)
        else { return }
        let text = field.current.edit.text
        guard let from = node.position(at: start, of: text), let to = node.position(at: end, of: text) else { return }
        field.move(to: from)
        field.move(to: to, isExtending: true)
    }

    /// The text of a field, and a place as seen from its upper left corner.
    private func textPosition(of point: Point, in holder: InputElement) -> (FieldNode, Point)? {
        guard let node = holder.node?.fieldNode else { return nil }
        let origin = frame(of: node).origin
        return (node, Point(x: point.x - origin.x, y: point.y - origin.y))
    }
}

extension InputElement {
    /// The field whose events it takes; nil for any other handler.
    var field: FieldInput? { if case .field(let field) = handler.reaction { field } else { nil } }
}

extension LayoutNode {
    /// The text of the field inside.
    final var fieldNode: FieldNode? {
        for child in shownChildren {
            if let node = child as? FieldNode ?? child.fieldNode { return node }
        }
        return nil
    }
}
