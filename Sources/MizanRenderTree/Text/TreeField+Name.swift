extension TreeField {
    /// The words that a tree's text has for attributes: those of a scene or of SwiftUI where they are the same thing.
    public enum Name: String, Hashable, Sendable, CaseIterable {
        // The node itself.
        case direction, mirrored
        case flippedByCode = "flipped-by-code"

        // How it is drawn.
        case opacity, clipped, shadow, rotationEffect, scaleEffect, foregroundStyle
        /// Parts of effects and paints.
        case radius, offset, anchor, place, size, over, start, end, stop, location

        // What it is to those who do not see it.
        case role, traits, hidden, label

        // What it shows.
        case scrolls, scroller
        case symbol, image, missing, picture, color, renderingMode, symbolRenderingMode
        case shape, cornerRadius, cornerRadii, path, inset, fill, stroke
        case lineCap, lineJoin, miterLimit, dash, dashPhase
        case truncated, scaled, markup, presentation, link

        // A line of text.
        case baseline, missingCharacters = "missing-characters", underline, strikethrough, glyphs

        /// The end of a line that no tree has; see ``TreeLine``.
        case unread
    }
}

extension TreeField.Name {
    /// What stands behind a name.
    enum Form {
        /// Nothing.
        case flag
        /// One value, or parts alone.
        case value
        /// Two values.
        case pair
        /// A colour with its name before it where it has one, or `gradient` with its parts.
        case paint
        /// Eight hexadecimal digits.
        case checksum
        /// The value alone, without the name: one of few words that nothing else begins with.
        case bare([String])
    }

    var form: Form {
        switch self {
        case .mirrored, .flippedByCode, .hidden, .missing: .flag
        case .fill, .color, .foregroundStyle, .shadow, .stop: .paint
        case .picture, .path, .glyphs: .checksum
        case .missingCharacters, .underline, .strikethrough: .pair
        case .direction: .bare(["ltr", "rtl"])
        case .shape: .bare(["rectangle", "capsule", "ellipse", "circle"])
        default: .value
        }
    }

    /// The names and the bare values by the words that fields begin with.
    static let named: [String: (name: Self, value: TreeField.Value?)] = {
        var named: [String: (name: Self, value: TreeField.Value?)] = [:]
        for name in allCases where name != .unread {
            if case .bare(let words) = name.form {
                for word in words { named[word] = (name, .word(word)) }
            } else {
                named[name.rawValue] = (name, nil)
            }
        }
        return named
    }()

    /// Whether the value counts places from the node's own edges, so that it follows the node's size.
    package var followsSize: Bool {
        switch self {
        case .anchor, .place, .size, .path, .scrolls, .baseline, .underline, .strikethrough: true
        default: false
        }
    }

    /// Whether its author said it of the node: what is drawn and where follows from it.
    package var isInput: Bool { false }
}
