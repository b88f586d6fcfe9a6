import MizanGoldens
import MizanLayout
import MizanLocalization
import MizanText
import Testing

#if canImport(XCTest)
    import XCTest
#endif

/// Expects a view to look as it was recorded, in each of some variants.
///
/// The golden of a variant is `Goldens/<name>/<variant>.tree` beside the test's file, with a `.png` where pictures are
/// handed over. A difference is an issue of the call, in the words of `mizan golden verify`, with the expected and the
/// actual tree, their difference and pictures as attachments (`swift test --attachments-path DIR`). A golden that is
/// missing is a failure, and so is a variant whose locale, pseudo-languages and direction change nothing.
/// `MIZAN_RECORD_GOLDENS=1 swift test` records what is missing or changed, `MIZAN_RECORD_GOLDENS=missing` what is
/// missing.
///
/// In an `XCTestCase` the method of the same name is meant.
///
/// - Parameters:
///   - view: Laid out on the thread of the call.
///   - name: The folder of the goldens, with `/` between folders; each expectation has one of its own.
///   - variants: The variants that it is laid out in.
///   - strings: The bundles of localized strings, the main one first: `try StringBundle(Bundle.module)`.
///   - fonts: Nil takes the fonts that come with Mizan.
///   - proposal: The proposal for the root, in points, where the variant has none.
///   - pictures: The pictures beside the trees, of each variant or of each that a set names: `.png` of the module
///     `MizanReports`; nil for trees alone.
///   - expectNoEffect: Variants that look as the view does without their locale, pseudo-languages and direction, and why.
///   - tolerances: Pixels that may differ, and why.
///   - allowing: Faults that are allowed in what the view shows, and why: else a key that no table has fails the
///     expectation.
///   - exactVersions: Whether goldens of other versions of libraries and fonts fail although nothing else differs.
///   - goldens: Another folder of goldens; a relative path counts from the test's file.
///   - recording: Whether goldens are written; nil asks the trait ``Testing/Trait/recordsGoldens`` and the variable.
///   - sourceLocation: Where issues are shown.
///   - environment: Changes the environment of a variant: images, the moment that is now, keys of one's own.
/// - Returns: Whether all is as recorded.
@discardableResult
public func expectGolden(
    of view: some View, named name: String, variants: GoldenVariants, strings: [StringBundle] = [],
    fonts: FontCollection? = nil, proposal: ProposedViewSize = ProposedViewSize(width: 390, height: nil),
    pictures: GoldenPictures? = nil, expectNoEffect: [GoldenPlan.NoEffect] = [],
    tolerances: [GoldenPlan.Tolerance] = [],
    allowing: [GoldenPlan.Allowance] = [], exactVersions: Bool = false,
    goldens: String? = nil, recording: GoldenRecording? = nil, sourceLocation: SourceLocation = #_sourceLocation,
    environment: (inout EnvironmentValues) throws -> Void = { _ in }
) -> Bool {
    let expectation = GoldenExpectation(
        name: name, variants: variants, strings: strings, fonts: fonts, proposal: proposal, pictures: pictures,
        expectNoEffect: expectNoEffect, tolerances: tolerances, allowances: allowing,
        exactVersions: exactVersions, folder: goldens,
        recording: recording,
        testFile: sourceLocation.filePath, looksForUnused: Test.current?.isParameterized != true)
    let verdict = expectation.verdict(of: view, environment: environment)
    guard let failure = verdict.failure else { return true }
    for attachment in verdict.attachments {
        Attachment.record(attachment.bytes, named: attachment.fileName(of: name), sourceLocation: sourceLocation)
    }
    Issue.record(Comment(rawValue: failure), sourceLocation: sourceLocation)
    #if canImport(XCTest)
        // A function that an XCTestCase calls has no current test of Swift Testing, and neither has a detached task: there
        // the other library has none, and both are told.
        if Test.current == nil { XCTFail("\(sourceLocation): \(failure)") }
    #endif
    return false
}
