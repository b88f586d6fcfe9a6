import MizanAudit
import MizanBase
import MizanLayout
import MizanRenderTree
import MizanScenes
import Testing

/// Images that turn and ought not to, and the reverse.
@Suite struct ImageDirectionAuditTests {
    private static let quiz = #"""
        { "HStack": [
          { "Button": { "label": { "Image": "Arrow-Backward" } }, "id": "back" },
          { "Text": { "verbatim": "1" } },
          { "Button": { "label": { "Image": "ArrowForward" } }, "id": "forward" } ] }
        """#

    @Test(arguments: ["en+rtl", "ar"])
    func `flag quiz in pseudo right-to-left, arrows fixed: the audit finds both`(variant: String) throws {
        let images: [String: AuditFixture.Pictures] = ["Arrow-Backward": .fixed, "ArrowForward": .fixed]
        #expect(
            try AuditFixture.found(Self.quiz, images: images, in: variant) == [
                "image-does-not-mirror back/Image", "image-does-not-mirror forward/Image",
            ])
        #expect(try AuditFixture.found(Self.quiz, images: images, in: "en") == [])
    }

    @Test(arguments: [AuditFixture.Pictures.leftToRight, .rightToLeft, .both])
    func `flag quiz in pseudo right-to-left, arrows directional: no finding`(pictures: AuditFixture.Pictures) throws {
        let images = ["Arrow-Backward": pictures, "ArrowForward": pictures]
        #expect(try AuditFixture.found(Self.quiz, images: images, in: "en+rtl") == [])
        #expect(try AuditFixture.found(Self.quiz, images: images, in: "en") == [])
    }

    @Test(
        arguments: [
            "chevron.forward", "chevron.backward.circle.fill", "ic_arrow_back_24", "NSGoForwardTemplate", "undo",
            "list.bullet",
        ])
    func `names that usually mirror, as collections write them`(name: String) throws {
        let view = #"{ "Image": "\#(name)", "id": "icon" }"#
        #expect(
            try AuditFixture.found(view, images: [name: .fixed], in: "ar") == ["image-does-not-mirror icon"])
    }

    @Test(arguments: ["forward.fill", "heart", "arrow.up", "arrow", "magnifyingglass", "24", "…"])
    func `names that say nothing of the reading`(name: String) throws {
        let view = #"{ "Image": "\#(name)" }"#
        #expect(try AuditFixture.found(view, images: [name: .fixed], in: "ar") == [])
    }

    @Test(arguments: ["playback", "spatial", "forceLeftToRight"])
    func `an image that is laid out from left to right stays as it is`(attribute: String) throws {
        let view = #"""
            { "VStack": [
              { "Image": "chevron.forward", "id": "a", "modifiers": [{ "semanticContentAttribute": "\#(attribute)" }] },
              { "Image": { "symbol": "arrow.left" }, "id": "b",
                "modifiers": [{ "semanticContentAttribute": "\#(attribute)" }] } ] }
            """#
        #expect(try AuditFixture.found(view, images: ["chevron.forward": .fixed], in: "ar") == [])
    }

    @Test func `a side in the name of a symbol, where another turns with the reading`() throws {
        let view = #"""
            { "HStack": [ { "Image": { "symbol": "chevron.left" }, "id": "back" },
              { "Image": { "symbol": "text.alignleft" } }, { "Image": { "symbol": "chevron.backward" } } ] }
            """#
        let findings = try AuditFixture.findings(view)
        #expect(findings.map(\.rule) == ["physical-name"])
        #expect(findings.first?.fix?.hasPrefix("show “chevron.backward”") == true)
        #expect(findings.first?.variants == ["en+rtl"])
    }

    @Test func `check-mark list flipped: check marks reversed, a finding`() throws {
        let view = #"{ "Image": "CheckMarkList", "id": "list" }"#
        for pictures in [AuditFixture.Pictures.leftToRight, .rightToLeft] {
            let variant = pictures == .leftToRight ? "en+rtl" : "en"
            #expect(
                try AuditFixture.found(view, images: ["CheckMarkList": pictures], in: variant) == [
                    "mark-is-mirrored list"
                ])
        }
    }

    @Test func `check-mark list of two images: right`() throws {
        let view = #"{ "Image": "CheckMarkList", "id": "list" }"#
        for variant in ["en", "en+rtl", "ar"] {
            #expect(try AuditFixture.found(view, images: ["CheckMarkList": .both], in: variant) == [])
        }
    }

    @Test(arguments: ["alarm-clock", "textformat", "bell.slash", "play.circle", "Question-Mark"])
    func `marks that are never reversed`(name: String) throws {
        let view = #"{ "Image": "\#(name)", "id": "icon" }"#
        #expect(try AuditFixture.found(view, images: [name: .leftToRight], in: "ar") == ["mark-is-mirrored icon"])
        #expect(try AuditFixture.found(view, images: [name: .fixed], in: "ar") == [])
    }

    /// Its lines are no letters: they start where the reading starts.
    @Test func `a page with lines mirrors, though its name has text in it`() throws {
        let view = #"{ "Image": "doc.text" }"#
        #expect(try AuditFixture.found(view, images: ["doc.text": .leftToRight], in: "ar") == [])
    }

    @Test func `an image of a catalog that code flips`() throws {
        let view = #"""
            { "HStack": [ { "Image": { "name": "Ribbon", "horizontallyFlipped": true }, "id": "ribbon" },
              { "Image": "Ribbon" } ] }
            """#
        let findings = try AuditFixture.findings(view, images: ["Ribbon": .leftToRight])
        #expect(findings.map(\.rule) == ["image-flipped-by-code"])
        #expect(findings.first?.nodePath == "ribbon")
        #expect(findings.first?.variants == ["en", "en+rtl"])
    }

    /// Of code, not of a scene: what stands in a flipped view is turned, and what is flipped twice is not.
    @Test func `text and check marks inside a flipped view`() throws {
        let mark = Image(systemName: "checkmark").id("mark")
        let row = HStack {
            mark
            Text(verbatim: "Done").id("title")
            Image(systemName: "star").id("star")
        }
        func found(_ view: some View) throws -> [String] {
            let variant = Variant(locale: "en", pseudo: [.rtl])
            var environment = EnvironmentValues(
                localization: .init(bundles: [], locale: "en"), fonts: try AuditFixture.fonts.get())
            environment.layoutDirection = .rightToLeft
            return try view.renderTree(proposal: ProposedViewSize(width: 320, height: nil), environment: environment)
                .findings(in: variant).map { "\($0.rule) \($0.nodePath ?? "")" }
        }
        #expect(try found(row) == [])
        #expect(
            try found(row.flipsForRightToLeftLayoutDirection(true)) == [
                "mark-is-mirrored mark", "mark-is-mirrored title",
            ])
        #expect(try found(row.flipsForRightToLeftLayoutDirection(true).flipsForRightToLeftLayoutDirection(true)) == [])
        #expect(
            try found(
                HStack {
                    row.background(Color(.warm)).flipsForRightToLeftLayoutDirection(true)
                    Text(verbatim: "All")
                }) == ["mark-is-mirrored mark", "mark-is-mirrored title"])
    }
}
