import Foundation
import MizanBase
import MizanLocalization
import MizanText

/// Values that are derived from others, under SwiftUI's names.
extension EnvironmentValues {
    /// The locale for strings, digits and formats; setting it leaves the direction as it is, as in SwiftUI.
    public var locale: Locale {
        get { Locale(identifier: localization.locale.identifier) }
        set { localization = localization.inLocale(LanguageTag(newValue.identifier(.bcp47))) }
    }

    /// The side of a pixel in points; 0 where nothing is snapped.
    public var pixelLength: CGFloat { displayScale.map { 1 / $0 } ?? 0 }

    /// The font that texts are set in: the one that was set, with the modifiers of the views around.
    var modifiedFont: Font { fontModifiers.applied(to: font) }

    /// The greatest number of lines of a text; nil for no limit.
    public var lineLimit: Int? {
        get { lineStyle.lineLimit }
        set { lineStyle.lineLimit = newValue }
    }

    /// The space between lines, in points.
    public var lineSpacing: CGFloat {
        get { lineStyle.lineSpacing }
        set { lineStyle.lineSpacing = newValue }
    }

    /// The place where texts are truncated.
    public var truncationMode: TruncationMode {
        get { lineStyle.truncationMode }
        set { lineStyle.truncationMode = newValue }
    }

    /// The least factor by which a text may shrink to be shown whole.
    public var minimumScaleFactor: CGFloat {
        get { lineStyle.minimumScaleFactor }
        set { lineStyle.minimumScaleFactor = newValue }
    }

    /// Whether letters may move together to show a text whole.
    public var allowsTightening: Bool {
        get { lineStyle.allowsTightening }
        set { lineStyle.allowsTightening = newValue }
    }
}
