#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif
import MizanBase

/// Finds the font files of a folder.
enum FontDirectory {
    private static let endings: Set<String> = [".ttf", ".otf", ".ttc", ".otc"]

    /// The paths of the folder's `.ttf`, `.otf`, `.ttc` and `.otc` files, sorted by name.
    static func files(in directory: String) throws -> [String] {
        guard let stream = opendir(directory) else {
            throw FontFile.error(directory, "the folder of fonts can't be read", fix: "check the path")
        }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            let ending = name.suffix(4).lowercased()
            if endings.contains(ending) { names.append(name) }
        }
        guard !names.isEmpty else {
            throw DiagnosticError(
                Diagnostic(
                    rule: "no-fonts", file: directory, message: "no .ttf, .otf, .ttc or .otc file in this folder",
                    fix: "name the folder that the fonts lie in; folders inside it are not searched"))
        }
        return names.sorted().map { directory + "/" + $0 }
    }
}
