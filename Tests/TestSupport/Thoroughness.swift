import Foundation

/// How much a run of the tests tries: less of what is the same many times over on every day, all with `Scripts/test --thorough`.
public enum Thoroughness {
    /// Whether `MIZAN_TESTS` is `thorough`.
    public static let isThorough = ProcessInfo.processInfo.environment["MIZAN_TESTS"] == "thorough"

    /// How often something is tried, or how large it is.
    public static func count(_ everyday: Int, thorough: Int) -> Int { isThorough ? thorough : everyday }

    /// The cases of a test, or on every day those that are picked by their place.
    public static func cases<Case>(_ all: [Case], everyday: (Int) -> Bool) -> [Case] {
        isThorough ? all : all.indices.filter(everyday).map { all[$0] }
    }
}
