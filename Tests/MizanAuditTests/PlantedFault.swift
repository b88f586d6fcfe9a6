/// A part of a screen with one fault, and the same part without it.
struct PlantedFault {
    /// The rule that finds the fault.
    let rule: String
    /// The path of the node that it names.
    let node: String
    /// A view with the fault.
    let fault: String
    /// The view without it.
    let sound: String

    init(_ rule: String, _ node: String, _ fault: String, sound: String) {
        (self.rule, self.node, self.fault, self.sound) = (rule, node, fault, sound)
    }

    /// The images of the screen.
    static let images: [String: AuditFixture.Pictures] = [
        "arrow-forward": .fixed, "list-checkmarks": .leftToRight, "Arrow": .leftToRight, "arrow-turned": .leftToRight,
        "Heart": .fixed,
    ]

    /// Translations of the screen's strings.
    static let arabic = [
        "Buy tickets": "شراء التذاكر", "note": "\u{200b}", "terms": "الشروط \u{2067}١٢\u{2069} والبند 7",
        "sign": "-5",
    ]

    /// One for each rule that a scene can break; a view in code is needed for the others.
    static let all = [
        PlantedFault(
            "text-outside-frame", "box",
            #"{ "Text": { "verbatim": "आज का मौसम बहुत अच्छा है" }, "id": "box", "modifiers": [{ "multilineTextAlignment": "natural" }, { "frame": { "width": 44, "height": 44 } }, { "padding": 60 }] }"#,
            sound:
                #"{ "Text": { "verbatim": "आज का मौसम बहुत अच्छा है" }, "id": "box", "modifiers": [{ "multilineTextAlignment": "natural" }, { "frame": { "minWidth": 44, "minHeight": 44 } }, { "padding": 60 }] }"#
        ),
        PlantedFault(
            "text-clipped", "clip",
            #"{ "Text": { "verbatim": "Haifa, Gaza Gate" }, "id": "clip", "modifiers": [{ "font": "largeTitle" }, { "frame": { "height": 20 } }, { "clipped": {} }] }"#,
            sound:
                #"{ "Text": { "verbatim": "Haifa, Gaza Gate" }, "id": "clip", "modifiers": [{ "font": "largeTitle" }, { "frame": { "minHeight": 20 } }, { "clipped": {} }] }"#
        ),
        PlantedFault(
            "outside-screen", "wide",
            #"{ "Text": { "verbatim": "Mind the gap between the train and the platform, please" }, "id": "wide", "modifiers": [{ "fixedSize": {} }, { "frame": { "maxWidth": 340, "alignment": "leading" } }] }"#,
            sound:
                #"{ "Text": { "verbatim": "Mind the gap between the train and the platform, please" }, "id": "wide", "modifiers": [{ "multilineTextAlignment": "natural" }, { "frame": { "maxWidth": 340, "alignment": "leading" } }] }"#
        ),
        PlantedFault(
            "text-truncated", "cut",
            #"{ "Text": { "verbatim": "Departures" }, "id": "cut", "modifiers": [{ "lineLimit": 1 }, { "frame": { "maxWidth": 60 } }] }"#,
            sound: #"{ "Text": { "verbatim": "Departures" }, "id": "cut", "modifiers": [{ "lineLimit": 1 }] }"#),
        PlantedFault(
            "word-broken", "word",
            #"{ "Text": { "verbatim": "ABFLUG" }, "id": "word", "modifiers": [{ "frame": { "maxWidth": 50 } }] }"#,
            sound: #"{ "Text": { "verbatim": "ABFLUG" }, "id": "word" }"#),
        PlantedFault(
            "number-broken", "number",
            #"{ "Text": { "verbatim": "25 000 000" }, "id": "number", "modifiers": [{ "writingDirection": "leftToRight" }, { "frame": { "maxWidth": 60 } }] }"#,
            sound:
                #"{ "Text": { "verbatim": "25 000 000" }, "id": "number", "modifiers": [{ "writingDirection": "leftToRight" }] }"#
        ),
        PlantedFault(
            "texts-overlap", "ZStack/Text[1]",
            #"{ "ZStack": [{ "Text": { "verbatim": "Haifa" } }, { "Text": { "verbatim": "Akko" } }] }"#,
            sound: #"{ "HStack": [{ "Text": { "verbatim": "Haifa" } }, { "Text": { "verbatim": "Akko" } }] }"#),
        PlantedFault(
            "number-outside-shape", "day",
            #"{ "ZStack": [{ "Circle": { "fill": "card" }, "modifiers": [{ "frame": { "width": 16, "height": 16 } }] }, { "Text": { "verbatim": "28" }, "id": "day", "modifiers": [{ "font": "largeTitle" }] }] }"#,
            sound:
                #"{ "ZStack": [{ "Circle": { "fill": "card" }, "modifiers": [{ "frame": { "width": 64, "height": 64 } }] }, { "Text": { "verbatim": "28" }, "id": "day", "modifiers": [{ "font": "largeTitle" }] }] }"#
        ),
        PlantedFault(
            "fits-because-cut", "fits",
            #"""
            { "ViewThatFits": { "in": "vertical", "content": [
              { "Text": { "verbatim": "All trains from Haifa" }, "id": "fits", "modifiers": [{ "lineLimit": 1 }, { "frame": { "maxWidth": 100 } }] },
              { "Text": { "verbatim": "Trains" } } ] } }
            """#,
            sound: #"""
                { "ViewThatFits": { "in": "horizontal", "content": [
                  { "Text": { "verbatim": "All trains from Haifa" }, "id": "fits", "modifiers": [{ "lineLimit": 1 }] },
                  { "Text": { "verbatim": "Trains" } } ] } }
                """#),
        PlantedFault(
            "dropped-by-fallback", "offer",
            #"""
            { "ViewThatFits": [
              { "HStack": [{ "Text": { "verbatim": "Two seats by the window" } }, { "Button": { "label": { "Text": { "key": "Buy tickets" } } } }] },
              { "Text": { "verbatim": "Two seats" } } ], "id": "offer", "modifiers": [{ "frame": { "width": 150 } }] }
            """#,
            sound: #"""
                { "ViewThatFits": [
                  { "HStack": [{ "Text": { "verbatim": "Two seats by the window" } }, { "Button": { "label": { "Text": { "key": "Buy tickets" } } } }] },
                  { "VStack": [{ "Text": { "verbatim": "Two seats" } }, { "Button": { "label": { "Text": { "key": "Buy tickets" } } } }] } ],
                  "id": "offer", "modifiers": [{ "frame": { "width": 150 } }] }
                """#),
        PlantedFault(
            "lost-in-a-language", "note", #"{ "Text": { "key": "note" }, "id": "note" }"#,
            sound: #"{ "Text": { "key": "Buy tickets" }, "id": "note" }"#),
        PlantedFault(
            "image-does-not-mirror", "onwards", #"{ "Image": "arrow-forward", "id": "onwards" }"#,
            sound: #"{ "Image": { "symbol": "chevron.forward" }, "id": "onwards" }"#),
        PlantedFault(
            "physical-name", "side", #"{ "Image": { "symbol": "chevron.left" }, "id": "side" }"#,
            sound: #"{ "Image": { "symbol": "chevron.backward" }, "id": "side" }"#),
        PlantedFault(
            "order-is-reversed", "play",
            #"{ "HStack": [{ "Image": { "symbol": "backward.fill" } }, { "Image": { "symbol": "forward.fill" } }], "id": "play" }"#,
            sound:
                #"{ "HStack": [{ "Image": { "symbol": "backward.fill" } }, { "Image": { "symbol": "forward.fill" } }], "id": "play", "modifiers": [{ "semanticContentAttribute": "playback" }] }"#
        ),
        PlantedFault(
            "mark-is-mirrored", "marks", #"{ "Image": "list-checkmarks", "id": "marks" }"#,
            sound: #"{ "Image": { "symbol": "checkmark" }, "id": "marks" }"#),
        PlantedFault(
            "image-flipped-by-code", "flipped",
            #"{ "Image": "arrow-turned", "id": "flipped", "modifiers": [{ "flipsForRightToLeftLayoutDirection": true }] }"#,
            sound: #"{ "Image": "arrow-turned", "id": "flipped" }"#),
        PlantedFault(
            "missing-glyph", "missing", #"{ "Text": { "verbatim": "Tokyo 東京" }, "id": "missing" }"#,
            sound: #"{ "Text": { "verbatim": "Tokyo" }, "id": "missing" }"#),
        PlantedFault(
            "mixed-digits", "terms", #"{ "Text": { "key": "terms" }, "id": "terms" }"#,
            sound: #"{ "Text": { "key": "Buy tickets" }, "id": "terms" }"#),
        PlantedFault(
            "text-too-small", "small",
            #"{ "Text": { "verbatim": "Terms apply" }, "id": "small", "modifiers": [{ "font": { "size": 6 } }] }"#,
            sound:
                #"{ "Text": { "verbatim": "Terms apply" }, "id": "small", "modifiers": [{ "font": "caption" }] }"#
        ),
        PlantedFault(
            "low-contrast", "pale",
            ##"{ "Text": { "verbatim": "Sold out" }, "id": "pale", "modifiers": [{ "foregroundStyle": "#aaaaaa" }] }"##,
            sound:
                #"{ "Text": { "verbatim": "Sold out" }, "id": "pale", "modifiers": [{ "foregroundStyle": "secondary" }] }"#
        ),
        PlantedFault(
            "target-too-small", "pair/Button",
            #"{ "HStack": { "spacing": 4, "content": [{ "Button": { "label": { "Text": "-" } } }, { "Button": { "label": { "Text": "+", "modifiers": [{ "frame": { "width": 60, "height": 60 } }] } } }] }, "id": "pair" }"#,
            sound:
                #"{ "HStack": { "spacing": 40, "content": [{ "Button": { "label": { "Text": "-" } } }] }, "id": "pair" }"#
        ),
        PlantedFault(
            "text-against-its-letters", "forced",
            #"{ "Text": { "verbatim": "It is raining." }, "id": "forced", "modifiers": [{ "writingDirection": "rightToLeft" }] }"#,
            sound: #"{ "Text": { "verbatim": "It is raining." }, "id": "forced" }"#),
        PlantedFault(
            "sign-at-the-end", "sign", #"{ "Text": { "verbatim": "-5" }, "id": "sign" }"#,
            sound: #"{ "Text": { "number": -5 }, "id": "sign" }"#),
        PlantedFault(
            "number-is-reversed", "card", #"{ "Text": { "verbatim": "4111 1111 1111 1234" }, "id": "card" }"#,
            sound: #"{ "Text": { "value": "4111 1111 1111 1234", "as": "code" }, "id": "card" }"#),
        PlantedFault(
            "aligned-against-writing", "ragged",
            #"{ "Text": { "verbatim": "كيف تبني واجهة تُقرأ من اليمين إلى اليسار" }, "id": "ragged", "modifiers": [{ "multilineTextAlignment": "left" }, { "frame": { "maxWidth": 120 } }] }"#,
            sound:
                #"{ "Text": { "verbatim": "كيف تبني واجهة تُقرأ من اليمين إلى اليسار" }, "id": "ragged", "modifiers": [{ "multilineTextAlignment": "natural" }, { "frame": { "maxWidth": 120 } }] }"#
        ),
        PlantedFault(
            "read-against-sight", "answer",
            #"""
            { "VStack": [{ "Text": { "verbatim": "Is it far?" }, "modifiers": [{ "offset": { "y": 40 } }] },
              { "Text": { "verbatim": "No." }, "id": "answer", "modifiers": [{ "offset": { "y": -35 } }] }],
              "modifiers": [{ "padding": 60 }] }
            """#,
            sound: #"""
                { "VStack": [{ "Text": { "verbatim": "Is it far?" } }, { "Text": { "verbatim": "No." }, "id": "answer" }] }
                """#),
    ]
}
