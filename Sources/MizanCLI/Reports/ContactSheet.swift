import MizanBase

/// Scenes with all their variants side by side, as one HTML page.
struct ContactSheet {
    /// A scene in one variant.
    struct Picture {
        /// The variant's name.
        var name: String
        /// The picture's file.
        var png: [UInt8]
        /// The picture's own pixels.
        var pixels: (width: Int, height: Int)
        /// How many of them are shown on one CSS pixel: a picture of two pixels a point is sharp on a screen that has two.
        var scale: FixedLength
    }

    /// A scene.
    struct Section {
        /// The scene's name.
        var name: String
        /// What there is to say of the scene, a line each.
        var findings: [String]
        /// Its variants.
        var pictures: [Picture]
    }

    /// What is shown.
    var title: String
    /// The scenes in the order of the page.
    var sections: [Section]

    /// The page: an index, then a section for each scene, `#Scene` leading to it and `#Scene/variant` to a picture.
    var html: [UInt8] {
        var page = HTMLPage(title: title, style: Self.style)
        let identifiers = identifiers
        page.element("header") { page in
            page.element("h1") { $0.isolated(title) }
            page.endLine()
            page.element("nav", ["aria-label": "Scenes"]) { page in
                page.element("ul") { page in
                    for (section, identifiers) in zip(sections, identifiers) {
                        page.endLine()
                        page.element("li") { page in
                            page.element("a", ["href": HTMLPage.link(to: identifiers.section)]) {
                                $0.isolated(section.name)
                            }
                            if !section.findings.isEmpty {
                                page.text(" ")
                                page.element("small", text: Self.count(section.findings.count, "finding"))
                            }
                        }
                    }
                }
            }
        }
        page.endLine()
        page.element("main") { page in
            for (section, identifiers) in zip(sections, identifiers) {
                page.endLine()
                Self.write(section, identifiers: identifiers, to: &page)
            }
        }
        page.endLine()
        return page.bytes
    }

    /// The `id`s of each section and its pictures: the name, with a number where another has it already.
    private var identifiers: [(section: String, pictures: [String])] {
        var known: Set<String> = []
        func unique(_ name: String) -> String {
            let name = HTMLPage.identifier(name)
            var identifier = name
            var number = 2
            while !known.insert(identifier).inserted {
                identifier = "\(name)-\(number)"
                number += 1
            }
            return identifier
        }
        // The scenes first: their links are those that somebody writes down.
        let names = sections.map { unique($0.name) }
        return zip(names, sections).map { name, section in
            (name, section.pictures.map { unique("\(name)/\($0.name)") })
        }
    }

    private static func write(
        _ section: Section, identifiers: (section: String, pictures: [String]), to page: inout HTMLPage
    ) {
        page.element("section", ["id": identifiers.section]) { page in
            page.endLine()
            page.element("h2") { page in
                page.element("a", ["href": HTMLPage.link(to: identifiers.section)]) { $0.isolated(section.name) }
            }
            if !section.findings.isEmpty {
                page.endLine()
                page.element("ul", ["class": "findings"]) { page in
                    for finding in section.findings { page.element("li", text: finding) }
                }
            }
            page.endLine()
            page.element("div", ["class": "pictures"]) { page in
                for (picture, identifier) in zip(section.pictures, identifiers.pictures) {
                    page.endLine()
                    write(picture, of: section, identifier: identifier, to: &page)
                }
            }
            page.endLine()
        }
    }

    private static func write(
        _ picture: Picture, of section: Section, identifier: String, to page: inout HTMLPage
    ) {
        let (width, height) = (picture.length(picture.pixels.width), picture.length(picture.pixels.height))
        page.element("figure", ["id": identifier]) { page in
            page.element("figcaption") { page in
                page.element("a", ["href": HTMLPage.link(to: identifier)], text: picture.name)
                page.element("small", text: " \(width) × \(height)")
            }
            page.open(
                "img",
                [
                    "src": HTMLPage.dataURI(png: picture.png), "alt": "\(section.name), \(picture.name)",
                    // Not the attributes of these names, which take whole pixels only.
                    "style": "width:\(width)px;height:\(height)px",
                ])
        }
    }

    private static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

    /// System colours, which follow the reader's light or dark; a picture is never scaled, but scrolled where there is no room.
    private static let style = """
        :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; background: Canvas; color: CanvasText }
        body { margin: 0; padding: 1.5rem }
        a { color: inherit; text-decoration-color: GrayText }
        h1 { margin: 0 0 1rem; font-size: 1.75rem }
        h2 { margin: 0 0 .5rem; font-size: 1.25rem }
        h2 a { text-decoration: none }
        nav ul { columns: 13rem; margin: 0; padding: 0; list-style: none }
        small { font-size: .8125rem; opacity: .7 }
        section { margin-top: 1.5rem; padding-top: 1.5rem; border-top: 1px solid GrayText; scroll-margin-top: 0 }
        .findings { margin: 0 0 .75rem; padding-inline-start: 1.25rem; color: light-dark(#8a4b00, #ffc46b) }
        .pictures { display: flex; flex-wrap: wrap; align-items: flex-start; gap: 1.5rem }
        figure { margin: 0; max-width: 100%; overflow-x: auto }
        figcaption { margin-bottom: .25rem; font-size: .875rem }
        img { display: block; margin: 1px; outline: 1px solid GrayText; background: #fff }
        :target h2, figure:target figcaption { background: Mark; color: MarkText }
        """
}

extension ContactSheet.Picture {
    /// So many of the picture's pixels, in CSS pixels.
    fileprivate func length(_ pixels: Int) -> FixedLength {
        FixedLength(points: Double(pixels) / scale.points) ?? .zero
    }
}
