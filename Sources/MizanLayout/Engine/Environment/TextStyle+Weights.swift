import MizanBase

/// The weights of text styles: the table is in the documentation's page *Views*, under *Weights*.
///
/// Source: Apple's Human Interface Guidelines, *Typography*, the tables of Dynamic Type for iOS.
extension Font.TextStyle {
    /// The weight that the style has by itself.
    var weight: FontWeight { self == .headline ? .semibold : .regular }

    /// The weight of the style with `bold()`.
    var emphasizedWeight: FontWeight {
        switch self {
        case .largeTitle, .title, .title2: .bold
        case .title3, .headline, .body, .callout, .subheadline, .footnote, .caption, .caption2: .semibold
        }
    }
}
