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

    /// The direction that an argument's kind or its caller sets; nil for that of its localization.
    func writingDirection(_ direction: ArgumentDirection) -> WritingDirection? {
        switch direction {
        case .firstStrong: .natural
        case .formatterLanguage: localeDirection
        case .localization: nil
        case .leftToRight: .leftToRight
        case .rightToLeft: .rightToLeft
        }
    }
}
