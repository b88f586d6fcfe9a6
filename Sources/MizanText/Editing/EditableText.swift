import MizanBase
import MizanUnicode

/// A text that is being edited: its selection, what an input method composes in it, and what can be undone.
///
/// Places are UTF-16 offsets. Which offset a click or an arrow leads to is found by ``TextPositions`` of the laid-out text.
public struct EditableText: Hashable, Sendable {
    /// A replacement that can be undone.
    private struct Edit: Hashable, Sendable {
        var start: Int
        var removed: String
        var inserted: String
        /// The selection before it.
        var selection: Range<Int>
        /// Whether typing at its end goes on with it.
        var isOpen: Bool
    }

    /// The most edits that can be undone.
    public static let undoLimit = 1_000

    /// The text as it is now, with what is composed.
    public private(set) var text: String
    /// What is selected; empty where the caret stands. Never beyond the text, nor inside a surrogate pair.
    public private(set) var selection: Range<Int>
    /// What an input method composes and may still change; nil for nothing. It is shown underlined.
    public private(set) var marked: Range<Int>?
    private var done: [Edit] = []
    private var undone: [Edit] = []

    /// A text with the caret at its end.
    public init(_ text: String = "") {
        self.text = text
        selection = text.utf16.count..<text.utf16.count
    }

    /// The direction of the first paragraph by its first strong character; nil where it has none, and the field's counts. Source:
    /// UAX #9 P2 and P3.
    public var naturalDirection: LayoutDirection? {
        var depth = 0
        for scalar in text.unicodeScalars {
            switch BidiClass(scalar.value) {
            case .leftToRight where depth == 0: return .leftToRight
            case .rightToLeft where depth == 0, .arabicLetter where depth == 0: return .rightToLeft
            case .firstStrongIsolate, .leftToRightIsolate, .rightToLeftIsolate: depth += 1
            case .popDirectionalIsolate: depth = max(depth - 1, 0)
            case .paragraphSeparator: return nil
            default: break
            }
        }
        return nil
    }

    // MARK: Selecting

    /// Selects a range; what an input method composed stays as it is. Beyond the text it ends at the text's end.
    public mutating func select(_ range: Range<Int>) {
        unmark()
        closeEdit()
        selection = clamped(range)
    }

    /// Moves the caret, or the selection's end if it stays at its other end.
    ///
    /// - Parameters:
    ///   - offset: Where to.
    ///   - anchor: The end of the selection that stays; nil to select nothing.
    public mutating func moveCaret(to offset: Int, keeping anchor: Int? = nil) {
        let anchor = anchor ?? offset
        select(min(offset, anchor)..<max(offset, anchor))
    }

    // MARK: Typing

    /// Replaces the selection, or what is composed, by a text, and puts the caret behind it.
    public mutating func insert(_ string: String) {
        let range = marked ?? selection
        marked = nil
        replace(range, by: string)
    }

    /// Deletes the selection; without one what stands before the caret, as far as its script asks: one code point, so that a mark
    /// or a letter of a syllable can be typed again; a whole emoji, flag or keycap; a character with its variation selector; a
    /// line's end of two characters. Source: the rules of Android and Chromium for backspace.
    public mutating func deleteBackward() {
        if deletesSelection() { return }
        let end = index(selection.lowerBound)
        guard end > text.startIndex else { return }
        let start = text.index(before: end)
        let cluster = text[start..<end]
        guard !cluster.isDeletedWhole else { return replace(offset(start)..<selection.lowerBound, by: "") }
        var first = text.unicodeScalars.index(before: end)
        if text.unicodeScalars[first].properties.isVariationSelector, first > start {
            first = text.unicodeScalars.index(before: first)
        }
        replace(offset(first)..<selection.lowerBound, by: "")
    }

    /// Deletes the selection; without one the grapheme cluster behind the caret.
    public mutating func deleteForward() {
        if deletesSelection() { return }
        let start = index(selection.lowerBound)
        guard start < text.endIndex else { return }
        replace(selection.lowerBound..<offset(text.index(after: start)), by: "")
    }

    /// Deletes a range, such as the word before the caret, as one edit.
    public mutating func delete(_ range: Range<Int>) {
        unmark()
        let range = clamped(range)
        if !range.isEmpty { replace(range, by: "") }
    }

    // MARK: Composing

    /// Shows what an input method composes, in place of what it composed before or of the selection.
    ///
    /// - Parameters:
    ///   - string: What is composed so far; an empty one takes it away.
    ///   - selected: The selection in it, in its own UTF-16 offsets; nil for the caret at its end.
    public mutating func setMarked(_ string: String, selected: Range<Int>? = nil) {
        let range = marked ?? selection
        // All that was composed is one edit, and so is what comes of it.
        let isGoingOn = marked != nil
        replace(range, by: string, joins: isGoingOn)
        let start = range.lowerBound
        marked = string.isEmpty ? nil : start..<start + string.utf16.count
        if let selected, let marked {
            selection = clamped(
                min(
                    start + max(selected.lowerBound, 0), marked.upperBound)..<min(
                        start + max(selected.upperBound, 0), marked.upperBound))
        }
    }

    /// Keeps what is composed as typed.
    public mutating func unmark() { marked = nil }

    // MARK: Undoing

    /// Takes the last edit back; does nothing where there is none.
    public mutating func undo() {
        guard let edit = done.popLast() else { return }
        marked = nil
        splice(edit.start..<edit.start + edit.inserted.utf16.count, edit.removed)
        selection = edit.selection
        undone.append(edit)
    }

    /// Makes the edit again that was undone last.
    public mutating func redo() {
        guard let edit = undone.popLast() else { return }
        splice(edit.start..<edit.start + edit.removed.utf16.count, edit.inserted)
        let end = edit.start + edit.inserted.utf16.count
        selection = end..<end
        done.append(edit)
    }

    // MARK: The text

    private mutating func deletesSelection() -> Bool {
        let range = marked ?? selection
        guard !range.isEmpty else { return false }
        marked = nil
        replace(range, by: "")
        return true
    }

    /// - Parameter joins: Whether it changes what the last edit inserted, and is one with it.
    private mutating func replace(_ range: Range<Int>, by string: String, joins: Bool = false) {
        let removed = String(text[index(range.lowerBound)..<index(range.upperBound)])
        guard !removed.isEmpty || !string.isEmpty else { return }
        splice(range, string)
        let end = range.lowerBound + string.utf16.count
        undone = []
        if joins, let last = done.last, last.start == range.lowerBound {
            done[done.count - 1].inserted = string
        } else if removed.isEmpty, let last = done.last, last.isOpen,
            last.start + last.inserted.utf16.count == range.lowerBound
        {
            // Typing goes on; a new line begins something new.
            done[done.count - 1].inserted += string
            done[done.count - 1].isOpen = !string.contains(where: \.isNewline)
        } else {
            if done.count == Self.undoLimit { done.removeFirst() }
            done.append(
                Edit(
                    start: range.lowerBound, removed: removed, inserted: string, selection: selection,
                    isOpen: removed.isEmpty && !string.contains(where: \.isNewline)))
        }
        selection = end..<end
    }

    private mutating func closeEdit() { if !done.isEmpty { done[done.count - 1].isOpen = false } }

    private mutating func splice(_ range: Range<Int>, _ string: String) {
        text.replaceSubrange(index(range.lowerBound)..<index(range.upperBound), with: string)
    }

    private func index(_ offset: Int) -> String.Index { String.Index(utf16Offset: offset, in: text) }

    private func offset(_ index: String.Index) -> Int { index.utf16Offset(in: text) }

    /// A range within the text, its ends not inside a code point.
    private func clamped(_ range: Range<Int>) -> Range<Int> {
        func bound(_ offset: Int) -> Int {
            let index = self.index(min(max(offset, 0), text.utf16.count))
            return self.offset(index.samePosition(in: text.unicodeScalars) ?? text.utf16.index(before: index))
        }
        let start = bound(range.lowerBound)
        return start..<max(start, bound(range.upperBound))
    }
}

extension Substring {
    /// Whether a grapheme cluster is deleted as one: what isn't typed in parts.
    fileprivate var isDeletedWhole: Bool {
        guard unicodeScalars.count > 1 else { return true }
        return self == "\r\n"
            || unicodeScalars.contains { scalar in
                CharacterProperties.isPictographic(scalar.value) || scalar.properties.isEmojiModifier
                    || (0x1f1e6...0x1f1ff).contains(scalar.value) || scalar.value == 0x20e3
            }
    }
}
