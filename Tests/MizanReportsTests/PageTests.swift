import MizanBase
import MizanReports
import Testing

struct PageTests {
    @Test func `the page of a golden report is one file that holds its style and its script`() throws {
        let page = String(decoding: try GoldenReportPage().html, as: UTF8.self)
        #expect(page.hasPrefix("<!DOCTYPE html>\n") && page.hasSuffix("</html>\n"))
        for file in ["golden-report.css", "golden-report.js"] {
            let text = try PageFile(file).text
            #expect(!text.isEmpty && !text.hasSuffix("\n") && page.contains("\n" + text + "\n"), "\(file)")
            // It would end the element that it stands in.
            #expect(!text.contains("</"), "\(file)")
        }
        #expect(!page.contains("{{"))
    }

    @Test func `a page of previews holds its style sheet, and names as text`() throws {
        let picture = ContactSheet.Picture(
            name: "ar<b>", png: [1, 2], pixels: (4, 2), scale: .init(points: 2) ?? .zero)
        let sheet = ContactSheet(
            title: "One & two", sections: [.init(name: "A b", findings: ["x"], pictures: [picture])])
        let page = String(decoding: try sheet.html(), as: UTF8.self)
        #expect(page.contains(try PageFile("contact-sheet.css").text))
        #expect(page.contains("<title>One &amp; two</title>"))
        #expect(page.contains("id=\"A-b\"") && page.contains("href=\"#A-b\""))
        #expect(page.contains("ar&lt;b&gt;") && page.contains("width:2px;height:1px"))
    }
}
