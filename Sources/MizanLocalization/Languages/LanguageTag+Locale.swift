import Foundation
import MizanBase

extension LanguageTag {
    /// The tag of Foundation's locale, with its extensions: `ar-EG` of `ar_EG`.
    public init(_ locale: Locale) { self.init(locale.identifier(.bcp47)) }
}
