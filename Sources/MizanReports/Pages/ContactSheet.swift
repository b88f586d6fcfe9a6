import MizanBase

/// Scenes with all their variants side by side, as one HTML page.
package struct ContactSheet {
    /// A scene in one variant.
    package struct Picture {
        /// The variant's name.
        package var name: String
        /// The picture's file.
        package var png: [UInt8]
        /// The picture's own pixels.
        package var pixels: (width: Int, height: Int)
        /// The number of the picture's pixels on one CSS pixel: a picture of two pixels a point is sharp on a screen
        /// that has two.
        package var scale: FixedLength

        /// A picture with its name.
        package init(name: String, png: [UInt8], pixels: (width: Int, height: Int), scale: FixedLength) {
            (self.name, self.png, self.pixels, self.scale) = (name, png, pixels, scale)
        }
    }

    /// A scene.
    package struct SceneSection {
        /// The scene's name.
        package var name: String
        /// Findings about the scene, a line each.
        package var findings: [String]
        /// Its variants.
        package var pictures: [Picture]

        /// A scene with its pictures.
        package init(name: String, findings: [String], pictures: [Picture]) {
            (self.name, self.findings, self.pictures) = (name, findings, pictures)
        }
    }

    /// The title of the page.
    package var title: String
    /// The scenes in the order of the page.
    package var sections: [SceneSection]

    /// A page of some scenes.
    package init(title: String, sections: [SceneSection]) { (self.title, self.sections) = (title, sections) }

    /// The page: an index, then a section for each scene, `#Scene` leading to it and `#Scene/variant` to a picture.
    ///
    /// - Throws: `DiagnosticError`, rule `resources-missing`, where the style sheet isn't there.
    package func html() throws -> [UInt8] {
        var page = HTMLPage(title: title, style: try PageFile("contact-sheet.css").text)
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
        _ section: SceneSection, identifiers: (section: String, pictures: [String]), to page: inout HTMLPage
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
        _ picture: Picture, of section: SceneSection, identifier: String, to page: inout HTMLPage
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
}

extension ContactSheet.Picture {
    /// So many of the picture's pixels, in CSS pixels.
    fileprivate func length(_ pixels: Int) -> FixedLength {
        FixedLength(points: Double(pixels) / scale.points) ?? .zero
    }
}
