import Foundation
import MizanLocalization

extension Locale {
    /// The locale of the reader of the running task. Source: Foundation's `Locale.current`, which on Linux is `en_001` for every
    /// reader.
    ///
    /// A file that imports Foundation itself gets Foundation's: take the locale of ``MizanLocalization/Localization/current``, or
    /// import Mizan alone.
    @_disfavoredOverload
    public static var current: Locale { Localization.inEffect.formatEnvironment.locale }
}
