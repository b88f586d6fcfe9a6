extension TreeAttribute {
    /// The names of attributes in a tree's text, the same as in scenes or SwiftUI where the meaning is the same.
    public enum Name: String, Hashable, Sendable, CaseIterable {
        // The node itself.
        case direction, mirrored
        case flippedByCode = "flipped-by-code"

        // How it is drawn.
        case opacity, clipped, shadow, rotationEffect, scaleEffect, transformEffect, foregroundStyle, blur, blendMode,
            mask
        case saturation, brightness, contrast, grayscale, hueRotation, colorInvert, colorMultiply
        /// Parts of effects and paints.
        case radius, offset, anchor, place, size, over, start, end, center, radial, elliptical, angular, stop, location

        // What it is to those who do not see it.
        case role, traits, hidden, disabled, actions, action, hint, label

        // The part that a pointer hits.
        case contentShape, allowsHitTesting

        // How the focus comes to it.
        case focusable, focusSection, focusScope, prefersDefaultFocus, focused

        // What can be taken from it, and brought to it.
        case offers, takes

        // What it shows.
        case scrolls, scroller
        case symbol, image, missing, picture, color, renderingMode, symbolRenderingMode, palette, capInsets, tile
        case shape, cornerRadius, cornerRadii, path, inset, fill, stroke
        case lineCap, lineJoin, miterLimit, dash, dashPhase
        case truncated, scaled, markup, presentation, link

        // A line of text.
        case baseline, hyphen, missingCharacters = "missing-characters", underline, strikethrough
        case textBackground = "text-background"
        case ligaturePart = "ligature-part"
        case pattern, glyphs

        // What its author said of a view, in the order that it is printed in.
        case padding, frame, containerRelativeFrame, fixedSize, aspectRatio, position, alignmentGuide, safeAreaPadding
        case safeAreaInset, ignoresSafeArea
        case alignment, spacing, horizontalSpacing, verticalSpacing, minLength, columns, rows, axes
        case defaultScrollAnchor
        case layoutPriority, zIndex, gridCellColumns, gridColumnAlignment, gridCellAnchor, gridCellUnsizedAxes
        case font, dynamicTypeSize, multilineTextAlignment, writingDirection, lineLimit, reservesSpace, truncationMode
        case wordBreak, wrapping, hyphenation, lineSpacing, lineHeightMultiple, minimumScaleFactor, allowsTightening,
            tracking,
            baselineOffset,
            textCase
        case resizable, semanticContentAttribute, selection, isOn, progressViewStyle
        /// Parts of these.
        case top, leading, bottom, trailing, horizontal, vertical, edge
        case width, minWidth, idealWidth, maxWidth, height, minHeight, idealHeight, maxHeight
        case count, span, contentMode, weight, italic, design, feature, relativeTo, fixed, flexible, adaptive, maximum

        /// The unreadable end of a line, which no tree has; see `TreeLine`.
        case unread
    }
}

extension TreeAttribute.Name {
    /// The form of the values after a name.
    enum ValueForm {
        /// Nothing, or parts.
        case flag
        /// One value, or parts alone.
        case value
        /// Two values.
        case pair
        /// A colour with its name before it where it has one, or `gradient` with its parts.
        case paint
        /// Eight hexadecimal digits.
        case checksum
        /// The value alone, without the name: one of a few words that begin nothing else.
        case bare([String])
    }

    var form: ValueForm {
        switch self {
        case .hyphen, .tile, .resizable, .mirrored, .flippedByCode, .hidden, .disabled, .missing, .clipped,
            .contentShape,
            .italic, .isOn, .colorInvert, .focusSection, .focusScope, .prefersDefaultFocus, .focused:
            .flag
        case .fill, .color, .foregroundStyle, .shadow, .stop, .colorMultiply: .paint
        case .picture, .path, .glyphs: .checksum
        case .missingCharacters, .underline, .strikethrough, .textBackground, .ligaturePart, .alignmentGuide: .pair
        case .direction: .bare(["ltr", "rtl"])
        case .shape: .bare(["rectangle", "capsule", "ellipse", "circle"])
        default: .value
        }
    }

    /// The names and the bare values by the words that fields begin with.
    static let named: [String: (name: Self, value: TreeAttribute.Value?)] = {
        var named: [String: (name: Self, value: TreeAttribute.Value?)] = [:]
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
        case .anchor, .place, .size, .path, .scrolls, .baseline, .underline, .strikethrough, .textBackground,
            .ligaturePart:
            true
        default: false
        }
    }

    /// Whether it is an input of the author, from which the drawing and its place follow.
    package var isInput: Bool {
        switch self {
        case .padding, .frame, .containerRelativeFrame, .fixedSize, .aspectRatio, .position, .offset, .alignmentGuide,
            .safeAreaPadding, .safeAreaInset, .ignoresSafeArea, .alignment, .spacing, .horizontalSpacing,
            .verticalSpacing, .minLength, .columns, .rows, .axes, .defaultScrollAnchor, .layoutPriority, .zIndex,
            .gridCellColumns,
            .gridColumnAlignment, .gridCellAnchor, .gridCellUnsizedAxes, .font, .dynamicTypeSize,
            .multilineTextAlignment, .writingDirection, .lineLimit, .reservesSpace, .truncationMode, .wordBreak,
            .wrapping, .hyphenation,
            .lineSpacing, .lineHeightMultiple, .minimumScaleFactor, .allowsTightening, .tracking, .baselineOffset,
            .textCase,
            .resizable, .semanticContentAttribute, .selection, .isOn, .progressViewStyle:
            true
        default: false
        }
    }

    /// Whether the value is said to those who do not see the node.
    var isSpoken: Bool {
        switch self {
        case .action, .hint, .label: true
        default: false
        }
    }

    /// The position of the name among the others, for sorting: cases without values are numbered in their order.
    package var order: Int {
        withUnsafeBytes(of: self) { bytes in bytes.reversed().reduce(0) { $0 << 8 | Int($1) } }
    }
}
