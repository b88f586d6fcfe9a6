/// Where the focus was last in each section: a section that is entered again hands it on to there.
///
/// Nodes and sections are known by their paths, so that a memory outlives the tree that it began with. SwiftUI's talk on focus doesn't
/// speak of it; it is ours.
public struct FocusMemory: Hashable, Sendable {
    private var last: [String: String] = [:]

    /// Nothing remembered.
    public init() {}

    /// The path of the node in a section, by the section's path, that had the focus last; nil where none is known.
    public subscript(section path: String) -> String? { last[path] }

    /// Remembers in all sections around a node that it has the focus.
    public mutating func remember(_ node: Int, in map: FocusMap) {
        guard let item = map.itemIndex(of: node) else { return }
        for section in map.sections(around: item) { last[map.sections[section].path] = map.items[item].path }
    }
}
