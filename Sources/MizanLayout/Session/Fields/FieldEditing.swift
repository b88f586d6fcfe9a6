import MizanText

/// The state of a field in a session: whether it has the input, and where in the text.
package struct FieldEditing {
    /// Whether keys and text go to the field; the one place that says so.
    package var hasInput = false
    /// The distance from the left that moving up and down keeps, in points.
    var column: Double?
    package private(set) var edit = EditableText()
    /// The end of the selection that stays when it is extended.
    private(set) var anchor = 0

    package init() {}
    private var affinity = TextPosition.Affinity.downstream

    /// The end of the selection that moves: where the caret stands.
    package var caret: TextPosition {
        let selection = edit.selection
        return TextPosition(
            anchor == selection.lowerBound ? selection.upperBound : selection.lowerBound, affinity: affinity)
    }

    /// Takes over a text that is another than the one that was edited; the selection stays, as far as there is text.
    mutating func follow(_ text: String) {
        guard !text.utf8.elementsEqual(edit.text.utf8) else { return }
        let (caret, anchor) = (caret.offset, anchor)
        edit = EditableText(text)
        move(to: TextPosition(min(caret, text.utf16.count), affinity: affinity), keeping: min(anchor, text.utf16.count))
    }

    /// The state for a text that someone else may have changed.
    package func following(_ text: String) -> FieldEditing {
        var editing = self
        editing.follow(text)
        return editing
    }

    /// Moves the caret.
    ///
    /// - Parameter anchor: The end of the selection that stays; nil to select nothing.
    mutating func move(to position: TextPosition, keeping anchor: Int? = nil) {
        edit.moveCaret(to: position.offset, keeping: anchor)
        self.anchor = anchor == nil || edit.selection.isEmpty ? edit.selection.lowerBound : edit.clamped(anchor)
        affinity = position.affinity
        column = nil
    }

    /// Selects a range, its end as the one that moves.
    package mutating func select(_ range: Range<Int>) {
        move(to: TextPosition(range.upperBound, affinity: .upstream), keeping: range.lowerBound)
    }

    /// Changes the text; the caret then stands behind what was typed, or what is before it.
    mutating func change(_ change: (inout EditableText) -> Void) {
        change(&edit)
        anchor = edit.selection.lowerBound
        affinity = .upstream
        column = nil
    }
}

extension EditableText {
    /// The end of the selection that is nearest to an offset.
    fileprivate func clamped(_ offset: Int?) -> Int {
        guard let offset else { return selection.lowerBound }
        return offset >= selection.upperBound ? selection.upperBound : selection.lowerBound
    }
}
