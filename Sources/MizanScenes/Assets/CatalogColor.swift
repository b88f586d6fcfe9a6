import MizanBase
import MizanDocument
import MizanLayout

/// The value of a colour set's entry: components in a colour space, or one of the platform's colours by name.
enum CatalogColor {
    case components(RGBA)
    case system(SystemColor)

    /// Reads the value of `color`.
    init(_ value: JSONValue) throws {
        _ = try value.object()
        if let reference = value["reference"] {
            self = try reference.named(Self.references)
            return
        }
        let space = try value["color-space"]?.value(of: Space.self) ?? .srgb
        let components = try value.member("components")
        let alpha = try components["alpha"].map(Self.alpha) ?? 1
        func component(_ key: String) throws -> Double { try Self.number(components.member(key)) }
        var color: SRGB
        switch space {
        case .grayGamma22, .extendedGray:
            // Both gammas are so near to sRGB's that a grey is taken as it is.
            let white = try component("white")
            color = SRGB(red: white, green: white, blue: white)
        case .srgb, .extendedSRGB, .displayP3, .extendedLinearSRGB:
            color = SRGB(red: try component("red"), green: try component("green"), blue: try component("blue"))
        }
        if space == .displayP3 { color = color.convertedFromDisplayP3 }
        if space == .extendedLinearSRGB { color = color.encoded }
        self = .components(color.rgba(alpha: alpha))
    }

    func value(in scheme: ColorScheme) -> RGBA {
        switch self {
        case .components(let value): value
        case .system(let color): color.value(in: scheme)
        }
    }

    private enum Space: String, CaseIterable {
        case srgb
        case extendedSRGB = "extended-srgb"
        case extendedLinearSRGB = "extended-linear-srgb"
        case displayP3 = "display-p3"
        case grayGamma22 = "gray-gamma-22"
        case extendedGray = "extended-gray"
    }

    /// A component: a part as `0.5`, one of 256 steps as `128`, or as `0x80`.
    private static func number(_ value: JSONValue) throws -> Double {
        if let number = value.doubleValue { return number }
        let text = try value.string()
        let number: Double? =
            if text.hasPrefix("0x") || text.hasPrefix("0X") {
                UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
            } else if text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) {
                UInt8(text).map { Double($0) / 255 }
            } else {
                Double(text)
            }
        guard let number, number.isFinite else {
            throw value.error(
                "\(Diagnostic.quote(text)) is no component of a colour", fix: "write 0.5, 128 or 0x80",
                rule: "wrong-value")
        }
        return number
    }

    /// Opacity is a part; `1` is all of it, not one of 256 steps.
    private static func alpha(_ value: JSONValue) throws -> Double { value.stringValue == "1" ? 1 : try number(value) }

    /// Apple's names of the colours that there are here by another name, or by their own between `system` and `Color`.
    private static let references: KeyValuePairs<String, CatalogColor> = [
        "systemRedColor": .system(.red), "systemOrangeColor": .system(.orange), "systemYellowColor": .system(.yellow),
        "systemGreenColor": .system(.green), "systemMintColor": .system(.mint), "systemTealColor": .system(.teal),
        "systemCyanColor": .system(.cyan), "systemBlueColor": .system(.blue), "systemIndigoColor": .system(.indigo),
        "systemPurpleColor": .system(.purple), "systemPinkColor": .system(.pink), "systemBrownColor": .system(.brown),
        "systemGrayColor": .system(.gray), "labelColor": .system(.primary),
        "secondaryLabelColor": .system(.secondary), "separatorColor": .system(.separator),
        "systemBackgroundColor": .system(.background), "secondarySystemBackgroundColor": .system(.card),
        "windowBackgroundColor": .system(.background), "tintColor": .system(.accent),
        "controlAccentColor": .system(.accent), "linkColor": .system(.accent), "whiteColor": .components(.white),
        "blackColor": .components(.black), "clearColor": .components(.clear),
    ]
}
