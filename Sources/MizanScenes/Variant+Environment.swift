import MizanLayout
import MizanLocalization
import MizanText

extension Variant {
    /// The environment of a view that is laid out in the variant.
    ///
    /// - Parameters:
    ///   - localization: The strings in the variant's locale and pseudo-languages.
    ///   - fonts: The fonts.
    package func environment(localization: Localization, fonts: FontCollection) -> EnvironmentValues {
        var environment = EnvironmentValues(
            localization: localization, fonts: fonts, layoutDirection: layoutDirection)
        environment.dynamicTypeSize = textSize
        environment.colorScheme = colorScheme
        environment.displayScale = scale.points
        if let idiom { environment.userInterfaceIdiom = idiom }
        return environment
    }

    /// The proposal for the root, in points: the variant's own size, and another one where it has none.
    package func proposal(else other: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: width?.points ?? other.width, height: height?.points ?? other.height)
    }
}
