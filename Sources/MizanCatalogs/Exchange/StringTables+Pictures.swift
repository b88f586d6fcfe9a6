import MizanBase

extension StringTables {
    /// Takes the translated pictures of a package: ``changes`` are what is to be written then.
    ///
    /// - Parameters:
    ///   - pictures: The files, by their paths in the folder.
    ///   - language: The language that they are translated into.
    /// - Returns: A warning for each file that is no translation of a picture of the folder, and an error for each that isn't what its
    ///   name says; they are left out.
    public mutating func importPictures(_ pictures: [LocalizationPackage.File], in language: LanguageTag) throws
        -> [Diagnostic]
    {
        let paths = Set(self.pictures.map { path(of: $0, in: language) })
        var notes: [Diagnostic] = []
        for picture in pictures {
            guard language != sourceLanguage, paths.contains(picture.path) else {
                notes.append(
                    Diagnostic(
                        .warning, rule: "xliff-import", file: picture.path, language: language,
                        message:
                            "\(Diagnostic.quote(picture.path)) is no picture of \(Diagnostic.quote(folder.name)) in "
                            + "\(language); it is left out"))
                continue
            }
            guard picture.hasItsKind else {
                notes.append(
                    Diagnostic(
                        rule: "picture-kind", file: picture.path, language: language,
                        message:
                            "\(Diagnostic.quote(picture.path)) doesn't begin as a file of that kind does; it is left out",
                        fix: "save the picture in the format of the source's"))
                continue
            }
            change(picture.path, to: picture.bytes, from: try bytes(picture.path))
        }
        return notes
    }
}

extension LocalizationPackage.File {
    /// What files of a kind begin with. Source: PNG §5.2, JFIF 1.02, ISO 32000-1 §7.5.2, GIF89a §17.
    private static let beginnings: [(ending: String, bytes: [UInt8])] = [
        (".png", [0x89, 0x50, 0x4E, 0x47]), (".jpg", [0xFF, 0xD8, 0xFF]), (".jpeg", [0xFF, 0xD8, 0xFF]),
        (".pdf", Array("%PDF-".utf8)), (".gif", Array("GIF8".utf8)),
    ]

    /// Whether the file begins as those of its name's kind do, as far as that is known.
    fileprivate var hasItsKind: Bool {
        let name = path.lowercased()
        return Self.beginnings.allSatisfy { !name.hasSuffix($0.ending) || bytes.starts(with: $0.bytes) }
    }
}
