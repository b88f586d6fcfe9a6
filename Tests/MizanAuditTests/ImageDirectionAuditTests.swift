import MizanAudit
import MizanBase
import MizanLayout
import MizanRenderTree
import MizanScenes
import MizanSymbols
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

    /// A name is a reason to ask; two that point at each other are wrong whatever they are called.
    @Test func `arrows that point at each other are errors, one alone is a warning`() throws {
        let images: [String: AuditFixture.Pictures] = ["Arrow-Backward": .fixed, "ArrowForward": .fixed]
        func severities(_ view: String) throws -> [Diagnostic.Severity] {
            try AuditFixture.findings(view, images: images, in: Variant(name: "ar").map { [$0] }).map(\.severity)
        }
        #expect(try severities(Self.quiz) == [.error, .error])
        #expect(try severities(#"{ "HStack": [{ "Image": "ArrowForward" }, { "Text": "1" }] }"#) == [.warning])
        #expect(
            try severities(#"{ "VStack": [{ "Image": "Arrow-Backward" }, { "Image": "ArrowForward" }] }"#) == [
                .warning, .warning,
            ])
        #expect(
            try severities(
                #"""
                { "HStack": [{ "Image": "Arrow-Backward" }, { "Image": "ArrowForward" }],
                  "modifiers": [{ "semanticContentAttribute": "playback" }] }
                """#) == [.warning, .warning])
    }

    @Test(
        arguments: [
            "chevron.forward", "chevron.backward.circle.fill", "ic_arrow_back_24", "NSGoForwardTemplate", "undo",
            "list.bullet", "numbered-list", "checkmark-list", "volume-off",
        ])
    func `names that usually mirror, as collections write them`(name: String) throws {
        let view = #"{ "Image": "\#(name)", "id": "icon" }"#
        #expect(
            try AuditFixture.found(view, images: [name: .fixed], in: "ar") == ["image-does-not-mirror icon"])
    }

    @Test(arguments: [
        "forward.fill", "flag-of-back", "calendar-end", "question", "heart", "arrow.up", "arrow", "magnifyingglass",
        "24", "…",
    ])
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

    @Test func `a side where the container keeps the sides: a directional pad`() throws {
        func pad(_ container: String, _ attribute: String) throws -> [String] {
            try AuditFixture.found(
                #"""
                { "\#(container)": [
                    { "Button": { "label": { "Label": { "title": { "verbatim": "A" }, "symbol": "arrow.left" } } }, "id": "l" },
                    { "Image": { "symbol": "arrow.up" } }, { "Image": { "symbol": "arrow.right" }, "id": "r" } ],
                  "id": "pad", "modifiers": [{ "semanticContentAttribute": "\#(attribute)" }] }
                """#, in: "ar")
        }
        for attribute in ["spatial", "playback", "forceLeftToRight"] { #expect(try pad("HStack", attribute) == []) }
        let both = ["physical-name pad/l/Label/Image", "physical-name pad/r"]
        #expect(try pad("HStack", "unspecified") == both)
        #expect(try pad("HStack", "forceRightToLeft") == both)
        #expect(try pad("VStack", "unspecified") == both)
        // The row inside is arranged by itself.
        let inner = #"""
            { "VStack": [{ "Image": { "symbol": "arrow.up" } },
                { "HStack": [{ "Image": { "symbol": "arrow.left" }, "id": "l" },
                             { "Image": { "symbol": "arrow.right" }, "id": "r" }] }],
              "modifiers": [{ "semanticContentAttribute": "spatial" }] }
            """#
        let findings = try AuditFixture.findings(inner, in: Variant(name: "ar").map { [$0] })
        #expect(findings.map(\.nodePath) == ["l", "r"])
        #expect(findings.map(\.severity) == [.error, .error])
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

    @Test(
        arguments: [
            "alarm-clock", "textformat", "bell.slash", "play.circle", "Question-Mark", "forward-fill", "skip-next",
            "refresh", "sync", "watch-face", "logo", "barcode", "map", "gobackward",
        ])
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

    @Test(arguments: ["letter-open", "doc", "heart", "arrow-left", "book"])
    func `mirrored images of names that mirror or say nothing`(name: String) throws {
        let view = #"{ "Image": "\#(name)" }"#
        #expect(try AuditFixture.found(view, images: [name: .leftToRight], in: "ar") == [])
    }

    /// Of the whole family, one in ten: what a symbol declares, and how it is drawn, decides.
    @Test func `symbols in mirror image: all that stay and aren't the same from both sides`() throws {
        let rule = try #require(AuditRules.all.named("mark-is-mirrored"))
        let sides = ["left", "right", "alignleft", "alignright"]
        let some = stride(from: 0, to: Symbol.all.count, by: 10).map { Symbol.all[$0] }
        let alike = ["globe", "heart", "plus", "trash"].compactMap { Symbol.named($0) }
        for symbol in some + alike {
            let isSide = symbol.name.split(separator: ".").contains { sides.contains(String($0)) }
            guard isSide || symbol.mirrors || alike.contains(symbol) else { continue }
            #expect(try !isFound(symbol.name, by: rule), "\(symbol.name)")
        }
        let marks = [
            "checkmark", "checkmark.circle", "clock", "play.fill", "forward.end", "questionmark", "arrow.clockwise",
            "magnifyingglass", "textformat.size", "list.number", "bell.slash", "person.badge.checkmark", "3.circle",
        ]
        for name in marks { #expect(try isFound(name, by: rule), "\(name)") }
    }

    private func isFound(_ symbol: String, by rule: AuditRule) throws -> Bool {
        let view = #"{ "Image": { "symbol": "\#(symbol)" }, "modifiers": [{ "scaleEffect": { "x": -1 } }] }"#
        return try !AuditFixture.findings(view, in: [Variant(locale: "en")], rules: [rule]).isEmpty
    }

    @Test(
        arguments: [
            (#"{ "scaleEffect": { "x": -1 } }"#, true), (#"{ "scaleEffect": { "y": -1 } }"#, true),
            (#"{ "rotationEffect": 180 }, { "scaleEffect": { "y": -1 } }"#, true),
            (#"{ "scaleEffect": { "x": -1 } }, { "padding": 4 }, { "scaleEffect": { "y": -1 } }"#, false),
            (#"{ "scaleEffect": -1 }"#, false), (#"{ "rotationEffect": 180 }"#, false),
            (#"{ "scaleEffect": 2 }"#, false),
        ])
    func `a mirror image is one whatever effects make it`(modifiers: String, isFound: Bool) throws {
        let view = #"{ "HStack": [{ "Image": { "symbol": "timer" }, "id": "icon", "modifiers": [\#(modifiers)] }] }"#
        #expect(try AuditFixture.found(view, in: "en") == (isFound ? ["mark-is-mirrored icon"] : []))
        let around = #"{ "HStack": [{ "Image": { "symbol": "timer" }, "id": "icon" }], "modifiers": [\#(modifiers)] }"#
        #expect(try AuditFixture.found(around, in: "en") == (isFound ? ["mark-is-mirrored icon"] : []))
    }

    @Test func `a symbol is known, a name is a reason to ask`() throws {
        func severity(_ image: String) throws -> [Diagnostic.Severity] {
            try AuditFixture.findings(
                #"{ "Image": \#(image), "modifiers": [{ "scaleEffect": { "x": -1 } }] }"#, images: ["clock": .fixed],
                in: [Variant(locale: "en")]
            ).map(\.severity)
        }
        for symbol in ["checkmark", "clock", "list.number", "questionmark", "forward", "arrow.clockwise"] {
            #expect(try severity(#"{ "symbol": "\#(symbol)" }"#).first == .error, "\(symbol)")
        }
        #expect(try severity(#"{ "symbol": "cloud.rain" }"#) == [.warning])
        #expect(try severity(#""clock""#) == [.warning])
    }

    @Test(arguments: [AuditFixture.Pictures.leftToRight, .rightToLeft, .both])
    func `an effect that flips an image of a catalog is as a flip by code`(pictures: AuditFixture.Pictures) throws {
        for (modifiers, isFound) in [
            (#"{ "scaleEffect": { "x": -1 } }"#, true), (#"{ "scaleEffect": { "x": 2 } }"#, false),
            (#"{ "rotationEffect": 180 }"#, false),
        ] {
            let view = #"{ "HStack": [{ "Image": "Ribbon", "id": "ribbon" }], "modifiers": [\#(modifiers)] }"#
            let found = try AuditFixture.found(view, images: ["Ribbon": pictures], in: "en")
            #expect(found == (isFound ? ["image-flipped-by-code ribbon"] : []))
        }
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

    @Test(arguments: [#""Ribbon""#, #"{ "symbol": "chevron.right" }"#])
    func `a fixed image that code flips is right, and a note`(image: String) throws {
        let view =
            #"{ "Image": \#(image), "id": "image", "modifiers": [{ "flipsForRightToLeftLayoutDirection": true }] }"#
        let findings = try AuditFixture.findings(view, images: ["Ribbon": .fixed])
        #expect(findings.map { "\($0.severity) \($0.rule)" } == ["note image-flipped-by-code"])
        let fix = try #require(findings.first?.fix)
        #expect(fix.contains("declare its direction") != image.contains("symbol"))
        #expect(fix.contains("“chevron.forward” turns with the reading") == image.contains("symbol"))
        for pictures in [AuditFixture.Pictures.leftToRight, .both] where !image.contains("symbol") {
            let turned = try AuditFixture.findings(view, images: ["Ribbon": pictures])
            #expect(turned.map(\.severity) == [.error])
        }
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
