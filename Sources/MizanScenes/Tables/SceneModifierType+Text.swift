import Foundation
import MizanBase
import MizanLayout
import MizanText

extension SceneModifierType {
    /// Fonts, lines and how texts are cut.
    @SceneTableBuilder<SceneModifierType> static var texts: [SceneModifierType] {
        SceneModifierType(
            "font", "The font of the texts inside.",
            .argument("style", .textStyle, "A text style, whose size follows the reader's text size.").orAlone,
            .argument("size", .fontSize, "In points; with a custom family as large as it is at the text size large."),
            .argument("custom", .fontFamily, "A font family by its name."),
            .argument("fixedSize", .fontSize, "Of a custom family, in points at every text size."),
            .argument("relativeTo", .textStyle, or: .body, "The text style that a custom family's size follows."),
            .argument("weight", .fontWeight, "The weight; as the style has it."),
            .all
        ) { (view, style, size: CGFloat?, family, fixedSize: CGFloat?, base, weight, given) in
            guard let family else {
                if let size { return view.font(.system(size: size, weight: weight)) }
                guard let style else { throw given.missing("style") }
                return view.font(.system(style, weight: weight))
            }
            var font: Font
            if let fixedSize {
                font = .custom(family.name, fixedSize: fixedSize)
            } else {
                guard let size else { throw given.missing("size") }
                font = .custom(family.name, size: size, relativeTo: base)
            }
            font.place = family.place
            return view.font(weight.map { font.weight($0) } ?? font)
        }
        SceneModifierType("fontWeight", "The weight of the texts inside.", .value(.fontWeight, "The weight.")) {
            view, weight in view.fontWeight(weight)
        }
        SceneModifierType(
            "fontWidth", "The width of the letters of the texts inside, where the fonts have it.",
            .value(.fontWidth, "The width.")
        ) { view, width in
            view.fontWidth(width)
        }
        SceneModifierType("bold", "Bold texts inside.") { view in view.bold() }
        SceneModifierType("italic", "Slanted texts inside, where the fonts have such faces.") { view in view.italic() }
        SceneModifierType(
            "multilineTextAlignment", "Where lines stand in the width of their text.",
            .value(.cases(of: TextAlignment.self, named: "textAlignment"), "The alignment.")
        ) { view, alignment in
            view.multilineTextAlignment(alignment)
        }
        SceneModifierType(
            "writingDirection", "The base direction of each paragraph of the texts inside, which decides their order.",
            .value(
                .cases(of: WritingDirection.self, named: "writingDirection"),
                "The direction; natural is that of the first strong character, of localized texts too.")
        ) { view, direction in
            view.writingDirection(direction)
        }
        SceneModifierType(
            "userText",
            "Texts inside by a user: direction and alignment of each paragraph are those of its own letters."
        ) { view in
            view.userText()
        }
        SceneModifierType(
            "lineLimit", "The most lines of each text inside.",
            .required("number", .count(of: "lines"), "The most lines.").orAlone,
            .argument("reservesSpace", .bool, or: false, "Whether a shorter text is as high as that many lines.")
        ) { view, number, reservesSpace in
            view.lineLimit(number, reservesSpace: reservesSpace)
        }
        SceneModifierType("lineSpacing", "The space between lines.", .value(.number, "In points.")) { view, spacing in
            view.lineSpacing(spacing)
        }
        SceneModifierType(
            "lineHeight", "The height of the lines of the texts inside.",
            .value(.number, "A factor of the height that the fonts have.")
        ) { view, factor in
            view.lineHeight(.multiple(factor: factor))
        }
        SceneModifierType(
            "minimumScaleFactor", "How small texts inside may become to be shown whole.",
            .value(.number, "A part of their size: a number up to 1.")
        ) { view, factor in
            view.minimumScaleFactor(factor)
        }
        SceneModifierType(
            "allowsTightening", "Whether letters may move together to show texts whole.", .value(.bool, "Whether.")
        ) { view, flag in
            view.allowsTightening(flag)
        }
        SceneModifierType(
            "truncationMode", "Where texts inside are cut.",
            .value(.cases(of: TruncationMode.self, named: "truncationMode"), "The place of the ellipsis.")
        ) { view, mode in
            view.truncationMode(mode)
        }
        SceneModifierType(
            "wordBreak", "Where lines may end inside the words of Korean and Japanese texts.",
            .value(
                .cases(of: WordBreak.self, named: "wordBreak"),
                "Between phrases, between any two syllables, or by phrase in labels alone.")
        ) { view, wordBreak in
            view.wordBreak(wordBreak)
        }
        SceneModifierType(
            "wrapping", "Whether lines take as much as fits, or are of equal widths.",
            .value(.cases(of: LineWrapping.self, named: "wrapping"), "How lines are filled.")
        ) { view, wrapping in
            view.wrapping(wrapping)
        }
        SceneModifierType(
            "hyphenation", "Which words of the texts inside are parted by hyphens.",
            .value(.cases(of: LineHyphenation.self, named: "hyphenation"), "The words.")
        ) { view, hyphenation in
            view.hyphenation(hyphenation)
        }
        SceneModifierType(
            "tracking", "The space between the characters of the texts inside.", .value(.number, "In points.")
        ) {
            view, tracking in view.tracking(tracking)
        }
        SceneModifierType(
            "baselineOffset", "How far the texts inside stand above their baseline.",
            .value(.number, "In points; below it where negative.")
        ) { view, offset in
            view.baselineOffset(offset)
        }
        SceneModifierType("monospacedDigit", "Digits of one width in the texts inside, where the fonts have them.") {
            view in view.monospacedDigit()
        }
        SceneModifierType("smallCaps", "Small capitals for all letters of the texts inside, where the fonts have them.")
        {
            view in view.feature(.smallCapitals).feature(.smallCapitalsFromCapitals)
        }
        SceneModifierType(
            "fontFeature", "A typographic feature of the fonts inside, where they have it.",
            .required("tag", .fontFeatureTag, "OpenType's tag: `onum`, `ss01`.").orAlone,
            .argument(
                "value", .fontFeatureValue, or: UInt32(1), "1 for on, 0 for off, or the number of an alternate."
            )
        ) { view, tag, value in
            FontFeature(tag, value: value).map { view.feature($0) as any View } ?? view
        }
        SceneModifierType(
            "textCase", "The case that texts inside are shown in, by the rules of their languages.",
            .value(.cases(of: Text.Case.self, named: "textCase"), "The case.")
        ) { view, textCase in
            view.textCase(textCase)
        }
        SceneModifierType(
            "underline", "A line under the texts inside.",
            .argument("pattern", .textDecorationPattern, or: .solid, "The parts of the line that are drawn.").orAlone,
            .argument("color", .color, "Its colour; that of the letters unless said.")
        ) { view, pattern, color in
            view.underline(pattern: pattern, color: color)
        }
        SceneModifierType(
            "textBackground", "A colour behind the letters of the texts inside, as high as each line.",
            .value(.color, "The colour.")
        ) { view, color in
            view.textBackground(color)
        }
        SceneModifierType(
            "strikethrough", "A line through the texts inside.",
            .argument("pattern", .textDecorationPattern, or: .solid, "The parts of the line that are drawn.").orAlone,
            .argument("color", .color, "Its colour; that of the letters unless said.")
        ) { view, pattern, color in
            view.strikethrough(pattern: pattern, color: color)
        }
    }
}
