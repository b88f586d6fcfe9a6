import MizanBase

/// The colours that every scene knows by name, each for a light and a dark appearance.
public enum SystemColor: String, Hashable, Sendable, CaseIterable {
    /// Text.
    case primary
    /// Text of second rank.
    case secondary
    /// Controls.
    case accent
    /// Text and symbols on the accent colour.
    case onAccent
    /// A tint of the accent, behind controls.
    case accentTint
    /// The background behind everything.
    case background
    /// A surface that content stands on.
    case card
    /// The empty part of a bar.
    case track
    case separator
    case cool
    case mild
    case warm
    case hot
    case rain
    // Apple's own, which SwiftUI's `Color` has by these names.
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray

    /// The colour in a scheme.
    public func value(in scheme: ColorScheme) -> RGBA {
        let (light, dark) = values
        let value = scheme == .light ? light : dark
        return RGBA(
            red: UInt8(truncatingIfNeeded: value >> 16), green: UInt8(truncatingIfNeeded: value >> 8),
            blue: UInt8(truncatingIfNeeded: value))
    }

    /// `0xRRGGBB`, light and dark. Source of Apple's colours: the Human Interface Guidelines, Color, system colors.
    private var values: (UInt32, UInt32) {
        switch self {
        case .primary: (0x0f1c2e, 0xf4f7fb)
        case .secondary: (0x5b6b80, 0x9fb0c6)
        case .accent: (0x0b63ce, 0x4da3ff)
        case .onAccent: (0xffffff, 0x06213f)
        case .accentTint: (0xdceafc, 0x16324f)
        case .background: (0xe9f1fa, 0x0b1626)
        case .card: (0xffffff, 0x15243a)
        case .track: (0xe3e9f1, 0x27394f)
        case .separator: (0xd5dde8, 0x2b3d54)
        case .cool: (0x4aa8ff, 0x5cb3ff)
        case .mild: (0x3cc48d, 0x4fd39e)
        case .warm: (0xffab2e, 0xffb84d)
        case .hot: (0xff6b3d, 0xff7d55)
        case .rain: (0x2f80ed, 0x5aa0f7)
        case .red: (0xff383c, 0xff4245)
        case .orange: (0xff8d28, 0xff9230)
        case .yellow: (0xffcc00, 0xffd600)
        case .green: (0x34c759, 0x30d158)
        case .mint: (0x00c8b3, 0x00dac3)
        case .teal: (0x00c3d0, 0x00d2e0)
        case .cyan: (0x00c0e8, 0x3cd3fe)
        case .blue: (0x0088ff, 0x0091ff)
        case .indigo: (0x6155f5, 0x6d7cff)
        case .purple: (0xcb30e0, 0xdb34f2)
        case .pink: (0xff2d55, 0xff375f)
        case .brown: (0xac7f5e, 0xb78a66)
        case .gray: (0x8e8e93, 0x8e8e93)
        }
    }
}
