import MizanBase
import MizanDocument
import MizanImages
import MizanLayout
import MizanRenderTree

/// The files of a scene's images and colours, with what they may take together.
struct AssetFiles {
    /// The border that nothing read may lie outside of.
    let folder: SourceFolder
    /// The place in the scene that names the file being read.
    var place: SourcePlace
    private var bytes = 0
    private var sets = 0

    init(folder: SourceFolder, place: SourcePlace) {
        (self.folder, self.place) = (folder, place)
    }

    /// Whether there is too much to read on.
    var isExhausted: Bool { sets > Limits.assetSets || bytes > Limits.assetBytes }

    /// The kinds of file that hold a picture.
    enum PictureFormat {
        case bitmap, vector

        /// The kind by a file's ending; nil for another.
        init?(name: String) {
            guard let dot = name.lastIndex(of: ".") else { return nil }
            switch name[dot...].dropFirst().lowercased() {
            case "png", "jpg", "jpeg": self = .bitmap
            case "svg": self = .vector
            default: return nil
            }
        }
    }

    /// The same with counts of zero, for files that are not kept.
    func looking(in folder: SourceFolder) -> AssetFiles { AssetFiles(folder: folder, place: place) }

    /// Counts a set or a group; their number is limited.
    mutating func countSet(_ path: String) throws {
        sets += 1
        guard sets <= Limits.assetSets else {
            throw DiagnosticError(
                Diagnostic(
                    rule: "asset-limit", place: place,
                    message: "\(Diagnostic.quote(path)) is one more than \(Limits.assetSets) sets and groups",
                    fix: "divide the catalog"))
        }
    }

    /// The value of a folder's `Contents.json`.
    mutating func contents(of path: String) throws -> JSONValue {
        let path = path + "/Contents.json"
        let content = try folder.read(path, limit: Limits.assetContentsBytes, from: place)
        try count(content, from: place)
        let value = try JSONValue.parse(
            content, file: folder.displayName(of: path), comments: false, valueLimit: Limits.assetContentsValues,
            depthLimit: Limits.assetContentsDepth)
        _ = try value.object()
        return value
    }

    private mutating func count(_ content: [UInt8], from place: SourcePlace) throws {
        bytes += content.count
        guard bytes <= Limits.assetBytes else {
            throw DiagnosticError(
                Diagnostic(
                    rule: "asset-limit", place: place,
                    message: "the assets of the scene take more than \(Limits.assetBytes) bytes",
                    fix: "name fewer or smaller ones"))
        }
    }

    /// A picture of a file; `place` is where the file is named. A bitmap is not decoded.
    mutating func picture(
        _ path: String, _ format: PictureFormat, scale: Double?, from place: SourcePlace
    ) throws -> ImagePicture {
        let content = try folder.read(path, from: place)
        try count(content, from: place)
        let name = folder.displayName(of: path)
        switch format {
        case .bitmap: return ImagePicture(try EncodedBitmap(bytes: content, file: name), scale: scale ?? 1)
        case .vector:
            let image = try SVGImage(bytes: content, file: name)
            return ImagePicture(size: image.size.size, layers: image.layers)
        }
    }
}
