import Foundation

extension Localization {
    /// The same strings with dates in another time zone.
    package func inTimeZone(_ timeZone: TimeZone) -> Localization {
        guard timeZone != self.timeZone else { return self }
        let main = bundles[mainBundle].map { [$0.strings] } ?? []
        let others = bundles.filter { $0.key != mainBundle }.map(\.value.strings)
        return Localization(
            bundles: main + others, locale: locale, timeZone: timeZone, pseudo: pseudo, device: device
        ).replacingReader(readerOf: self)
    }
}
