import MizanText

extension FieldInput {
    /// Takes a key.
    ///
    /// - Parameter node: The text as it is laid out; nil where none is, and arrows lead nowhere.
    /// - Returns: Whether the key means something to the field.
    func press(_ key: KeyPress, in node: FieldNode?) -> Bool {
        let isCommand = !key.modifiers.isDisjoint(with: [.command, .control])
        switch key.key {
        case .delete: delete(key, in: node) { $0.deleteBackward() }
        case .deleteForward: delete(key, in: node) { $0.deleteForward() }
        case .clear: change { $0.delete(0..<$0.text.utf16.count) }
        case .return where kind.breaksLines: insert("\n")
        case "a" where isCommand: select(0..<current.edit.text.utf16.count)
        case "z" where isCommand: change { if key.modifiers.contains(.shift) { $0.redo() } else { $0.undo() } }
        // What a key types comes as text; nothing around takes the key for something else meanwhile.
        default: return move(by: key, in: node) || key.typesCharacter
        }
        return true
    }

    /// Deletes a character; with the option key up to the start or the end of a word, with the command key of the line.
    private func delete(_ key: KeyPress, in node: FieldNode?, one: (inout EditableText) -> Void) {
        let isBackward = key.key == .delete
        let movement: TextMovement? =
            if key.modifiers.contains(.option) {
                isBackward ? .wordBackward : .wordForward
            } else if key.modifiers.contains(.command) {
                isBackward ? .lineStart : .lineEnd
            } else {
                nil
            }
        let now = current
        guard now.edit.selection.isEmpty, let movement, let end = target(of: movement, from: now, in: node) else {
            return change(one)
        }
        let caret = now.caret.offset
        change { $0.delete(min(caret, end.offset)..<max(caret, end.offset)) }
    }

    /// Moves the caret by an arrow, or to a side of the text.
    private func move(by key: KeyPress, in node: FieldNode?) -> Bool {
        let now = current
        guard let movement = movement(of: key, isLeftToRight: node?.isLeftToRight(now.edit.text) ?? true) else {
            return false
        }
        let isExtending = key.modifiers.contains(.shift)
        if !isExtending, !now.edit.selection.isEmpty, let side = side(of: now, movement, in: node) {
            move(to: side)
            return true
        }
        guard let target = target(of: movement, from: now, in: node) else { return true }
        let isVertical = movement == .up || movement == .down
        let column = isVertical ? now.column ?? node?.caret(at: now.caret, of: now.edit.text)?.x : nil
        move(to: target, isExtending: isExtending, column: column)
        return true
    }

    /// The way of a key. Arrows to the left and to the right move by what is seen; by words and to the line's ends they follow
    /// the
    /// direction of the paragraph.
    private func movement(of key: KeyPress, isLeftToRight: Bool) -> TextMovement? {
        let isFar = key.modifiers.contains(.command)
        let isWord = !key.modifiers.isDisjoint(with: [.option, .control])
        switch key.key {
        case .leftArrow, .rightArrow:
            let isForward = (key.key == .rightArrow) == isLeftToRight
            if isFar { return isForward ? .lineEnd : .lineStart }
            if isWord { return isForward ? .wordForward : .wordBackward }
            return key.key == .leftArrow ? .left : .right
        // In one line there is nothing above: the keys go to the ends, as on a Mac.
        case .upArrow: return isFar || !kind.breaksLines ? .start : isWord ? .paragraphStart : .up
        case .downArrow: return isFar || !kind.breaksLines ? .end : isWord ? .paragraphEnd : .down
        case .home: return isWord || isFar ? .start : .lineStart
        case .end: return isWord || isFar ? .end : .lineEnd
        default: return nil
        }
    }

    /// The end of the selection that an arrow to the left or to the right leads to: the one that is seen there.
    private func side(of now: FieldEditing, _ movement: TextMovement, in node: FieldNode?) -> TextPosition? {
        guard movement == .left || movement == .right else { return nil }
        let selection = now.edit.selection
        let ends = [TextPosition(selection.lowerBound), TextPosition(selection.upperBound, affinity: .upstream)]
        let carets = ends.compactMap { node?.caret(at: $0, of: now.edit.text) }
        guard carets.count == 2 else { return nil }
        let isFirstLeft: Bool =
            if carets[0].top == carets[1].top {
                carets[0].x <= carets[1].x
            } else {
                node?.isLeftToRight(now.edit.text) ?? true
            }
        return isFirstLeft == (movement == .left) ? ends[0] : ends[1]
    }

    private func target(of movement: TextMovement, from now: FieldEditing, in node: FieldNode?) -> TextPosition? {
        node?.position(from: now.caret, moving: movement, at: now.column, of: now.edit.text)
    }
}

extension KeyPress {
    /// Whether the key types its character: no function key, and none that is held for a command.
    fileprivate var typesCharacter: Bool {
        guard modifiers.isDisjoint(with: [.command, .control]), let scalar = key.character.unicodeScalars.first else {
            return false
        }
        switch scalar.properties.generalCategory {
        case .control, .privateUse: return false
        default: return true
        }
    }
}
