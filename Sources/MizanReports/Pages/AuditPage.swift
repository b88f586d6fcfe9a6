import MizanBase

/// The findings of an audit as one HTML page, each with a picture in which its place is marked.
package struct AuditPage {
    /// A finding with its picture.
    package struct ListedFinding {
        /// The finding.
        package var finding: Diagnostic
        /// The reason that it is wrong.
        package var reason: String
        /// The picture's file, from the page's folder; nil where no node shows the finding.
        package var picture: String?
        /// The name of the variant that the picture shows.
        package var variant: String?
        /// The picture's size in CSS pixels.
        package var width: Int

        /// A finding with its picture.
        package init(
            finding: Diagnostic, reason: String, picture: String? = nil, variant: String? = nil, width: Int = 0
        ) {
            (self.finding, self.reason) = (finding, reason)
            (self.picture, self.variant, self.width) = (picture, variant, width)
        }
    }

    /// A scene with its findings.
    package struct SceneSection {
        /// The scene's name.
        package var name: String
        /// Its findings, the worst first.
        package var entries: [ListedFinding]

        /// A scene with its findings.
        package init(name: String, entries: [ListedFinding]) { (self.name, self.entries) = (name, entries) }
    }

    /// The title of the page.
    package var title: String
    /// The scenes in the order of the page.
    package var sections: [SceneSection]

    /// A page of some scenes.
    package init(title: String, sections: [SceneSection]) { (self.title, self.sections) = (title, sections) }

    /// The page: the counts by rule, an index, then a section for each scene that has findings.
    ///
    /// - Throws: `DiagnosticError`, rule `resources-missing`, where the style sheets aren't there.
    package func html() throws -> [UInt8] {
        let style = [try PageFile("contact-sheet.css").text, try PageFile("audit-report.css").text]
        var page = HTMLPage(title: title, style: style.joined(separator: "\n"))
        let shown = sections.filter { !$0.entries.isEmpty }
        page.element("header") { page in
            page.element("h1") { $0.isolated(title) }
            page.endLine()
            page.element("p", text: summary)
            page.endLine()
            page.element("nav", ["aria-label": "Scenes"]) { page in
                page.element("ul") { page in
                    for section in shown {
                        page.endLine()
                        page.element("li") { page in
                            let identifier = HTMLPage.identifier(section.name)
                            page.element("a", ["href": HTMLPage.link(to: identifier)]) { $0.isolated(section.name) }
                            page.text(" ")
                            page.element("small", text: "\(section.entries.count)")
                        }
                    }
                }
            }
        }
        page.endLine()
        page.element("main") { page in
            for section in shown {
                page.endLine()
                page.element("section", ["id": HTMLPage.identifier(section.name)]) { page in
                    page.element("h2") { $0.isolated(section.name) }
                    for entry in section.entries { Self.write(entry, to: &page) }
                }
            }
        }
        page.endLine()
        return page.bytes
    }

    private var summary: String {
        let findings = sections.flatMap(\.entries)
        let scenes = "\(sections.count) scene\(sections.count == 1 ? "" : "s")"
        guard !findings.isEmpty else { return "\(scenes), no findings" }
        let rules = Dictionary(grouping: findings, by: \.finding.rule).mapValues(\.count)
            .sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        return "\(scenes); " + rules.map { "\($1) \($0)" }.joined(separator: ", ")
    }

    private static func write(_ entry: ListedFinding, to page: inout HTMLPage) {
        let finding = entry.finding
        page.endLine()
        page.element("article", ["class": finding.severity.rawValue]) { page in
            page.element("h3") { page in
                page.element("span", ["class": "severity"], text: finding.severity.rawValue)
                page.text(" \(finding.rule) ")
                if let subject = finding.nodePath ?? finding.key { page.element("code") { $0.isolated(subject) } }
            }
            page.endLine()
            page.element("p") { $0.isolated(finding.message) }
            page.endLine()
            page.element("dl") { page in
                func item(_ name: String, _ text: String) {
                    page.element("dt", text: name)
                    page.element("dd") { $0.isolated(text) }
                }
                item("Why", entry.reason)
                if let fix = finding.fix { item("Fix", fix) }
                if !finding.variants.isEmpty { item("In", finding.variants.joined(separator: ", ")) }
                if let place = finding.place { item("At", place.description) }
            }
            guard let picture = entry.picture else { return }
            page.endLine()
            page.element("figure") { page in
                page.element("figcaption", text: entry.variant ?? "")
                page.element("a", ["href": picture]) { page in
                    page.open(
                        "img",
                        [
                            "src": picture, "alt": "\(finding.nodePath ?? ""), marked", "loading": "lazy",
                            "style": "width:\(entry.width)px",
                        ])
                }
            }
        }
    }
}
