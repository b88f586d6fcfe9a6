import Testing

/// Settings that the golden expectations of a test, or of all tests of a suite, have in common.
public struct GoldenTrait: TestTrait, SuiteTrait, TestScoping {
    /// The settings that expectations find; an inner trait goes before an outer one.
    struct Settings: Sendable {
        var folder: String?
        var recording: GoldenRecording?
    }

    @TaskLocal static var current = Settings()

    var settings = Settings()

    /// The trait holds for all tests of a suite.
    public var isRecursive: Bool { true }

    /// Runs a test with the trait's settings over those that are there.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        var merged = Self.current
        merged.folder = settings.folder ?? merged.folder
        merged.recording = settings.recording ?? merged.recording
        try await Self.$current.withValue(merged) { try await function() }
    }
}

extension Trait where Self == GoldenTrait {
    /// Writes the goldens that are missing or changed. The test fails as long as it has this trait, so that it is not
    /// committed with it; where `CI` is set nothing is written.
    public static var recordsGoldens: Self { recordsGoldens(.all) }

    /// Writes goldens, or, with `never`, keeps a test from it whatever the value of `MIZAN_RECORD_GOLDENS`.
    public static func recordsGoldens(_ recording: GoldenRecording) -> Self {
        Self(settings: .init(recording: recording))
    }

    /// Keeps the goldens in another folder than `Goldens` beside the test's file, from which a relative path counts.
    public static func goldens(in folder: String) -> Self { Self(settings: .init(folder: folder)) }
}
