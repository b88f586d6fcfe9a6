import ArgumentParser
import MizanBase
import MizanFocus
import MizanRenderTree
import MizanScenes

/// `mizan focus`: moves the focus in a scene and prints the way.
struct FocusCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "focus", abstract: "Print where the focus can be in a scene, or the way of some keys.",
        discussion: """
            Without --press it prints every view that can have the focus, with its neighbours at each side, and those that no \
            arrow leads to. Left and right are sides of the screen; tab and shift-tab follow the reading order.

            Examples:
              mizan focus Television.scene.json --press right,left --locale ar
              mizan focus Television.scene.json --start password --press up,tab
            """)

    @Argument(help: ArgumentHelp("A scene file; - is standard input.", valueName: "scene"))
    var scene: String

    @Option(
        name: .long,
        help: ArgumentHelp("The path of the view that has the focus first; else the default.", valueName: "id"))
    var start: String?

    @Option(
        name: .long,
        help: ArgumentHelp(
            "Keys with commas between them: up, down, left, right, tab, shift-tab, first, last.", valueName: "keys"))
    var press: String?

    @OptionGroup var variantOptions: VariantOptions
    @OptionGroup var sceneOptions: SceneOptions

    func run() throws {
        let keys = try press.map(FocusKey.keys(in:)) ?? []
        let fonts = try sceneOptions.fontCollection()
        let scene = try sceneOptions.scene(scene)
        var findings = SceneFindings(scene)
        let variants = try variantOptions.variants(languages: scene.stringLanguages)
        for variant in variants {
            let layout = try scene.layout(variant, fonts: fonts)
            findings.add(layout, of: variant)
            try findings.addFallbacks(of: variant)
            let report = FocusReport(layout.tree)
            let first = try first(in: report)
            if variants.count > 1 { try Output.print(variant.name) }
            for line in press == nil ? report.lines(from: first) : report.way(keys, from: first) {
                try Output.print(line)
            }
        }
        for line in findings.lines { Output.error(line) }
    }

    /// The node that has the focus first.
    private func first(in report: FocusReport) throws -> Int? {
        guard let start else { return report.map.defaultNode }
        if let node = report.map.node(at: start) { return node }
        let isThere = report.tree.index(at: start) != nil
        throw DiagnosticError(
            call: "\(Diagnostic.quote(start)) \(isThere ? "can't have the focus" : "is no view of the scene")",
            fix: report.map.items.isEmpty
                ? "make a view focusable" : "say one of \(report.map.items.map(\.path).joined(separator: ", "))")
    }
}

/// A key that moves the focus.
struct FocusKey {
    let name: String
    let move: FocusMove

    private static let all: [FocusKey] =
        FocusMove.allCases.map { FocusKey(name: $0.rawValue, move: $0) } + [
            FocusKey(name: "tab", move: .next), FocusKey(name: "shift-tab", move: .previous),
        ]

    /// The keys that are written with commas between them.
    static func keys(in text: String) throws -> [FocusKey] {
        try text.split(separator: ",", omittingEmptySubsequences: false).map { word in
            let name = word.filter { $0 != " " }.lowercased()
            guard let key = all.first(where: { $0.name == name }) else {
                throw DiagnosticError(
                    call: "\(Diagnostic.quote(String(word))) moves no focus",
                    fix: "say keys such as right,down,tab: \(all.map(\.name).joined(separator: ", "))")
            }
            return key
        }
    }
}

/// What the command says of a tree's focus.
struct FocusReport {
    let tree: RenderTree
    let map: FocusMap

    init(_ tree: RenderTree) {
        self.tree = tree
        map = FocusMap(tree)
    }

    private func path(_ node: Int) -> String { tree.nodes[node].path }

    /// A line for each place, and one for those that no arrow leads to.
    func lines(from first: Int?) -> [String] {
        guard let first else { return ["nothing can have the focus"] }
        var lines = ["first \(path(first))"]
        for place in map.items {
            let neighbors = map.neighbors(of: place.node)
            let ways = FocusMove.directions.compactMap { move in neighbors[move].map { "\(move.rawValue) \(path($0))" }
            }
            let section = place.section.map { " in \(map.sections[$0].path)" } ?? ""
            lines.append(
                "\(place.path) \(place.frame)\(section): \(ways.isEmpty ? "no way" : ways.joined(separator: ", "))")
        }
        let unreachable = map.unreachable.map(path)
        if !unreachable.isEmpty { lines.append("no arrow leads to \(unreachable.joined(separator: ", "))") }
        return lines
    }

    /// A line for each key, with where it leads.
    func way(_ keys: [FocusKey], from first: Int?) -> [String] {
        var memory = FocusMemory()
        var node = first
        if let node { memory.remember(node, in: map) }
        var lines = ["start \(node.map(path) ?? "nowhere")"]
        for key in keys {
            guard let next = map.node(key.move, from: node, remembering: memory) else {
                lines.append("\(key.name) stays")
                continue
            }
            memory.remember(next, in: map)
            node = next
            lines.append("\(key.name) \(path(next))")
        }
        return lines
    }
}
