// The declarations are those of the framework.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A log whose messages are discarded. Source: os's `Logger`.
public struct Logger: Sendable {
    public init() {}
    public init(subsystem: String, category: String) {}

    public func log(_ message: LogMessage) {}
    public func trace(_ message: LogMessage) {}
    public func debug(_ message: LogMessage) {}
    public func info(_ message: LogMessage) {}
    public func notice(_ message: LogMessage) {}
    public func warning(_ message: LogMessage) {}
    public func error(_ message: LogMessage) {}
    public func critical(_ message: LogMessage) {}
    public func fault(_ message: LogMessage) {}
}

/// A message of a log. Source: os's `OSLogMessage`.
public struct LogMessage: ExpressibleByStringInterpolation, Sendable {
    /// Discards the interpolated value and its options.
    public struct StringInterpolation: StringInterpolationProtocol {
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) {}
        public mutating func appendInterpolation(
            _ value: @autoclosure () -> Any?, privacy: Privacy = .auto
        ) {}
    }

    /// The privacy of a logged value. Source: os's `OSLogPrivacy`.
    public struct Privacy: Sendable {
        public static var auto: Privacy { Privacy() }
        public static var `public`: Privacy { Privacy() }
        public static var `private`: Privacy { Privacy() }
        public static var sensitive: Privacy { Privacy() }
    }

    public init(stringLiteral value: String) {}
    public init(stringInterpolation: StringInterpolation) {}
}
