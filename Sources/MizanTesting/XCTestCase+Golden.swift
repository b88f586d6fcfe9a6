#if canImport(XCTest)
    import MizanGoldens
    import MizanLayout
    import MizanLocalization
    import MizanText
    import XCTest

    extension XCTestCase {
        /// Expects a view to look as it was recorded, in each of some variants.
        ///
        /// Does as the function `expectGolden` in a test of Swift Testing, with the same arguments; the failure is the test
        /// case's. XCTest keeps no attachments on Linux: they are written to `.failures/<name>` in the goldens' folder, which
        /// version control ignores, and removed when all is as recorded.
        ///
        /// - Returns: Whether all is as recorded.
        @discardableResult
        public func expectGolden(
            of view: some View, named name: String, variants: GoldenVariants, strings: [StringBundle] = [],
            fonts: FontCollection? = nil, proposal: ProposedViewSize = ProposedViewSize(width: 390, height: nil),
            pictures: GoldenPictures? = nil, expectNoEffect: [GoldenPlan.NoEffect] = [],
            tolerances: [GoldenPlan.Tolerance] = [],
            allowing: [GoldenPlan.Allowance] = [], exactVersions: Bool = false, goldens: String? = nil,
            recording: GoldenRecording? = nil,
            filePath: StaticString = #filePath, line: UInt = #line,
            environment: (inout EnvironmentValues) throws -> Void = { _ in }
        ) -> Bool {
            let expectation = GoldenExpectation(
                name: name, variants: variants, strings: strings, fonts: fonts, proposal: proposal,
                pictures: pictures, expectNoEffect: expectNoEffect, tolerances: tolerances, allowances: allowing,
                exactVersions: exactVersions, folder: goldens, recording: recording, testFile: "\(filePath)")
            let verdict = expectation.verdict(of: view, environment: environment)
            let failures = FailureFolder(goldens: expectation.goldensFolder, name: name)
            failures?.remove()
            guard var failure = verdict.failure else { return true }
            if let path = failures?.write(verdict.attachments) { failure += "\nsee \(path)" }
            recordFailure(
                withDescription: failure, inFile: "\(filePath)", atLine: Int(line), expected: true)
            return false
        }
    }
#endif
