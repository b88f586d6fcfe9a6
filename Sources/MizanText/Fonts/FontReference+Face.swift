import MizanBase

extension FontReference {
    /// The reference of a font face.
    public init(_ face: FontFace) {
        self.init(
            name: face.postScriptName, coordinates: face.coordinates, revision: face.revision, checksum: face.checksum)
    }
}
