import CPreviews

/// A type that `#Preview` declares. Source: DeveloperToolsSupport's `PreviewRegistry`.
public protocol PreviewRegistry {
    /// The module and the file: `Module/File.swift`.
    static var fileID: String { get }
    /// The line of the `#`, from 1.
    static var line: Int { get }
    /// The column of the `#`, from 1, in UTF-8 bytes.
    static var column: Int { get }

    /// Makes the preview of the declaration.
    @MainActor static func makePreview() throws -> Preview
}

/// The previews of a program.
public enum Previews {
    /// The `#Preview`s of the program, or of the shared library that Mizan is linked to, by file and line.
    ///
    /// It is empty if a compiler before Swift 6.3 compiled the previews.
    public static var all: [any PreviewRegistry.Type] {
        var list: [any PreviewRegistry.Type] = []
        withUnsafeMutablePointer(to: &list) { mizan_append_previews(UnsafeMutableRawPointer($0)) }
        return list.sorted { ($0.fileID, $0.line, $0.column) < ($1.fileID, $1.line, $1.column) }
    }
}

extension Preview {
    /// Appends a preview to the list that ``Previews/all`` fills. The expansion of `#Preview` calls it.
    public static func append(_ registry: any PreviewRegistry.Type, to list: UnsafeMutableRawPointer) {
        list.assumingMemoryBound(to: [any PreviewRegistry.Type].self).pointee.append(registry)
    }
}
