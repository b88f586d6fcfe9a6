/// Why a changed argument shows in no picture of the gallery's scenes.
enum UndrawnArguments {
    private static let reasons: [(reason: String, names: [String])] = [
        (
            "it is said, not shown",
            [
                "accessibilityAddTraits", "accessibilityElement", "accessibilityElement.children",
                "accessibilityHidden",
                "accessibilityLabel", "accessibilityRemoveTraits", "Slider.label", "ControlGroup.label",
            ]
        ),
        ("a picture at rest has no focus", ["focusable", "focusSection", "prefersDefaultFocus"]),
        ("it is the name of a variable", ["ForEach.as", "GeometryReader.as", "Table.as"]),
        (
            "it is what a tap opens, sends or shows",
            ["Link.destination", "NavigationLink.destination", "ShareLink.item", "Menu.content"]
        ),
        (
            "the outline has no corners",
            ["Capsule", "Circle", "Ellipse"].flatMap { shape in
                ["stroke", "strokeBorder"].flatMap { line in
                    ["lineJoin", "miterLimit"].map { "\(shape).\(line).\($0)" }
                }
            }
        ),
        ("the shipped fonts have one width", ["fontWidth"]),
        ("the digits of the shipped fonts have one width", ["monospacedDigit"]),
    ]

    /// The arguments that can't show.
    static let all = Set(reasons.flatMap(\.names))

    /// Whether an argument isn't expected to show.
    static func has(_ name: String) -> Bool { all.contains(name) || isOfCustomGuide(name) }

    /// The reason; for others than these the gallery has no scene that shows them.
    static func reason(of name: String) -> String {
        if let known = reasons.first(where: { $0.names.contains(name) }) { return known.reason }
        return isOfCustomGuide(name)
            ? "no view inside has a guide of the new name" : "no scene of the gallery shows the change"
    }

    private static func isOfCustomGuide(_ name: String) -> Bool { name.hasSuffix(".custom") && name != "font.custom" }
}
