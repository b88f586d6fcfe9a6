import Foundation
import MizanBase

extension Localization {
    /// The environment in which format styles write for this reader.
    public var formatEnvironment: FormatEnvironment {
        var environment = formatters.environment
        environment.now = now
        return environment
    }

    /// The directions of numbers that touch.
    var numberGroupDirections: NumberGroups.Directions { formatters.groupDirections(localeDirection) }
}
