import MizanBase
import MizanLocalization

/// A localized string that a scene shows, with where it stands.
public struct SceneString: Hashable, Sendable {
    /// The key, its table and bundle, and the sample arguments.
    public let resource: LocalizedStringResource
    /// Where the scene's file has it.
    public let place: SourcePlace
    /// The view or the modifier that shows it, as the scene names it: `Button`, `navigationTitle`.
    public let view: String
    /// Whether a button stands around it, so that it says what the button does.
    public let isInCommand: Bool
    /// What it says to a translator of where the string stands: `Title of a button in Forecast, after “Weather in %@”`.
    public let comment: String
}
