import Foundation
import MizanBase
import MizanLocalization
import MizanText

/// What is read off other values, under SwiftUI's names.
extension EnvironmentValues {
    /// The asked locale, for strings, digits and formats; another one leaves the direction as it is, as in SwiftUI.
    public var locale: Locale {
        get { Locale(identifier: localization.locale.identifier) }
        set { localization = localization.inLocale(LanguageTag(newValue.identifier(.bcp47))) }
    }

    /// A pixel's side in points; 0 where nothing is snapped.
    public var pixelLength: Double { displayScale.map { 1 / $0 } ?? 0 }

    /// The most lines of a text; nil for any number.
    public var lineLimit: Int? {
        get { lineStyle.lineLimit }
        set { lineStyle.lineLimit = newValue }
    }

    /// The space between lines, in points.
    public var lineSpacing: Double {
        get { lineStyle.lineSpacing }
        set { lineStyle.lineSpacing = newValue }
    }

    /// Where texts are cut.
    public var truncationMode: TruncationMode {
        get { lineStyle.truncationMode }
        set { lineStyle.truncationMode = newValue }
    }

    /// How small a text may become to be shown whole, as a part of its size.
    public var minimumScaleFactor: Double {
        get { lineStyle.minimumScaleFactor }
        set { lineStyle.minimumScaleFactor = newValue }
    }

    /// Whether letters may move together to show a text whole.
    public var allowsTightening: Bool {
        get { lineStyle.allowsTightening }
        set { lineStyle.allowsTightening = newValue }
    }
}
