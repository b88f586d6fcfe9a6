import CMizan
import MizanBase
import MizanDocument
import MizanLayout
import MizanLocalization
import MizanScenes
import MizanUnicode

/// `mizan_options`, checked.
struct SceneOptions {
    private let locale: LanguageTag?
    private let pseudo: [PseudoLanguage]
    private let direction: LayoutDirection?
    private let width: FixedLength?
    private let height: FixedLength?
    private let textSize: DynamicTypeSize
    private let appearance: ColorScheme
    private let scale: FixedLength
    private let arguments: JSONValue?

    /// - Parameter pointer: NULL for the defaults.
    /// - Throws: `CallError` for what no option can be, `DiagnosticError` for arguments that are no JSON.
    init(_ pointer: UnsafePointer<mizan_options>?) throws {
        let options = try pointer.map { try sized($0, into: mizan_options(), "mizan_options") } ?? mizan_options()
        locale = try CText.string(options.locale, "the locale").map { text in
            guard let tag = LanguageTag(wellFormed: text) else {
                throw CallError("the locale \(Diagnostic.quote(text)) is none; write one such as ar-EG")
            }
            return tag
        }
        pseudo = try Self.names(options.pseudo, "pseudo").map { try Self.value($0, "pseudo-language") }
        textSize =
            try CText.string(options.text_size, "text_size").map { try Self.value($0[...], "text size") } ?? .large
        direction =
            switch options.direction {
            case MIZAN_DIRECTION_NATURAL: nil
            case MIZAN_DIRECTION_LEFT_TO_RIGHT: .leftToRight
            case MIZAN_DIRECTION_RIGHT_TO_LEFT: .rightToLeft
            default: throw CallError("there is no direction \(options.direction.rawValue)")
            }
        appearance =
            switch options.appearance {
            case MIZAN_APPEARANCE_LIGHT: .light
            case MIZAN_APPEARANCE_DARK: .dark
            default: throw CallError("there is no appearance \(options.appearance.rawValue)")
            }
        width = try Self.length(options.width, "width", limit: 100_000)
        height = try Self.length(options.height, "height", limit: 100_000)
        scale = try Self.length(options.scale, "scale", limit: 16) ?? Variant.defaultScale
        arguments = try CText.string(options.arguments, "arguments").map { text in
            try JSONValue.parse(Array(text.utf8), file: "arguments")
        }
    }

    /// The scene with the options' arguments.
    func scene(_ scene: Scene) throws -> Scene { try arguments.map(scene.setting(arguments:)) ?? scene }

    /// The way to lay a scene out.
    func variant(of scene: Scene) -> Variant {
        Variant(
            locale: locale ?? scene.sourceLanguage, pseudo: pseudo, direction: direction, width: width, height: height,
            textSize: textSize, colorScheme: appearance, scale: scale)
    }

    private static func names(_ text: UnsafePointer<CChar>?, _ name: String) throws -> [Substring] {
        try CText.string(text, name)?.split(separator: ",", omittingEmptySubsequences: true) ?? []
    }

    private static func value<Value: RawRepresentable<String> & CaseIterable>(
        _ name: Substring, _ kind: String
    ) throws -> Value {
        guard let value = Value(rawValue: String(name)) else {
            let known = Value.allCases.map(\.rawValue).joined(separator: ", ")
            throw CallError("there is no \(kind) \(Diagnostic.quote(String(name))); use one of \(known)")
        }
        return value
    }

    private static func length(_ points: Double, _ name: String, limit: Double) throws -> FixedLength? {
        if points == 0 { return nil }
        guard points > 0, points <= limit, let length = FixedLength(points: points), length > .zero else {
            throw CallError("the \(name) \(points) can't be laid out; use a number above 0, at most \(Int(limit))")
        }
        return length
    }
}
