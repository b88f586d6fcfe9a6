import Mizan

/// The strings of this module.
public enum Strings {
    /// Those of the bundle that SwiftPM makes of `Resources`.
    public static func bundle() throws -> StringBundle { try StringBundle(Bundle.module) }
}
