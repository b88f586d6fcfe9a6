/// The page of a golden report, the same for every report: it shows the contents of `report.js` and the scripts in
/// `cases/`.
package struct GoldenReportPage: Sendable {
    /// The whole file in UTF-8.
    package let html: [UInt8]

    /// Puts the page together.
    ///
    /// - Throws: `DiagnosticError`, rule `resources-missing`, where the module's files aren't there.
    package init() throws {
        // One file, so that a page can be sent to somebody: what it shows is in the script beside it.
        let page = try PageFile("golden-report.html").text
            .replacing("{{style}}", with: PageFile("golden-report.css").text)
            .replacing("{{script}}", with: PageFile("golden-report.js").text)
        html = Array((page + "\n").utf8)
    }
}
