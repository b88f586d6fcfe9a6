import Foundation
import MizanBase

/// Hands values over in the first form that a receiver accepts, and takes them back.
///
/// Of the forms that the receiver accepts, it gets the one that the author wrote first: a receiver that knows the type of a profile never
/// gets its text. The receiver's order and its qualities decide only among the forms of one line, such as those of a proxy. If the
/// receiver sends MIME types alone, as an HTTP request does, its qualities decide among all forms.
public struct TransferSession: Sendable {
    /// The types that are known beside those of the values.
    public var declarations: UTTypeDeclarations
    /// Who receives: forms that fewer may see aren't offered.
    public var receiver: TransferRepresentationVisibility
    /// The folder whose files may be read, links resolved; nil for every one. It bounds the files that values name as well, which may
    /// have come from outside.
    public var readableFolder: URL?
    /// The folder for the copies that imports get; each is gone when its import ends.
    public var temporaryFolder: URL

    /// A session.
    ///
    /// - Parameters:
    ///   - declarations: The types that are known beside those of the values.
    ///   - receiver: Who receives.
    ///   - readableFolder: The folder whose files may be read; nil for every one.
    ///   - temporaryFolder: The folder for the copies that imports get.
    public init(
        declarations: UTTypeDeclarations = UTTypeDeclarations(), receiver: TransferRepresentationVisibility = .all,
        readableFolder: URL? = nil, temporaryFolder: URL = FileManager.default.temporaryDirectory
    ) {
        self.declarations = declarations
        self.receiver = receiver
        self.readableFolder = readableFolder
        self.temporaryFolder = temporaryFolder
    }

    // MARK: What there is

    /// The types in which a value can be handed over, in the order of its declaration.
    public func exportedContentTypes<Item: Transferable>(of item: Item) -> [UTType] {
        unique(offers(of: item).map(\.contentType))
    }

    /// The types in which values can be handed over, in the order of their declaration; a single value may lack some of them.
    public func exportedContentTypes<Item: Transferable>(of type: Item.Type) -> [UTType] {
        unique(Item.transferForms.filter { $0.export != nil && $0.visibility >= receiver }.map(\.contentType))
    }

    /// The types of which a value can be made, in the order of its declaration.
    public func importedContentTypes<Item: Transferable>(of type: Item.Type) -> [UTType] {
        unique(Item.transferForms.filter { $0.import != nil && $0.visibility >= receiver }.map(\.contentType))
    }

    // MARK: Handing over

    /// Hands a value over in memory.
    ///
    /// - Parameters:
    ///   - item: The value.
    ///   - accepted: What the receiver takes.
    /// - Returns: The bytes, with their type and a name for a file.
    /// - Throws: `DiagnosticError` with the rules `transfer-refused` (the value has no form that is accepted), `transfer-outside` (a file
    ///   outside the readable folder), `file-size` (a file of more than `Limits.fileBytes`) and `file-read`; and what a representation
    ///   throws.
    public func export<Item: Transferable>(
        _ item: Item, accepting accepted: AcceptedTypes
    ) async throws -> TransferredData {
        let (form, content) = try await content(of: item, accepting: accepted)
        if case .file(let file, _) = content { try checkReadable(file) }
        return TransferredData(
            contentType: declarations.declared(form.contentType), data: try content.data(),
            suggestedFileName: fileName(form, of: item, content))
    }

    /// Hands a value over as a file. One that is a file already is copied piece by piece, whatever its size.
    ///
    /// - Parameters:
    ///   - item: The value.
    ///   - accepted: What the receiver takes.
    ///   - folder: Where to put the file. Where its name is taken, a number is put behind it: nothing is written over.
    /// - Returns: The file, with its type.
    /// - Throws: `DiagnosticError` as ``export(_:accepting:)-(Item,_)`` does, and `file-write`. Then there is no file.
    public func export<Item: Transferable>(
        _ item: Item, accepting accepted: AcceptedTypes, to folder: URL
    ) async throws -> TransferredFile {
        let (form, content) = try await content(of: item, accepting: accepted)
        let name = fileName(form, of: item, content)
        let file: URL
        switch content {
        case .data(let data): file = try TransferredCopy.write(data, named: name, in: folder)
        case .file(let original, _):
            try checkReadable(original)
            file = try TransferredCopy.copy(original, named: name, in: folder)
        }
        return TransferredFile(contentType: declarations.declared(form.contentType), file: file)
    }

    private func content<Item: Transferable>(
        of item: Item, accepting accepted: AcceptedTypes
    ) async throws -> (TransferForm<Item>, TransferContent) {
        let offers = offers(of: item)
        let ranked = accepted.ranked(offers) { (declarations.declared($0.contentType), $0.line) }
        for form in ranked {
            guard let export = form.export else { continue }
            do {
                return (form, try await export(item))
            } catch is TransferContent.NotOffered {
                // A proxy without this form has another one.
                continue
            }
        }
        throw DiagnosticError(
            Diagnostic(
                rule: "transfer-refused",
                message: "a \(Item.self) can't be handed over as \(accepted)",
                fix: offers.isEmpty
                    ? "it has no form that the receiver may see"
                    : "accept one of \(unique(offers.map(\.contentType)).map(\.identifier).joined(separator: ", "))"))
    }

    private func offers<Item: Transferable>(of item: Item) -> [TransferForm<Item>] {
        Item.transferForms.filter { $0.export != nil && $0.visibility >= receiver && $0.condition(item) }
    }

    // MARK: Taking

    /// Makes a value of bytes.
    ///
    /// - Parameters:
    ///   - type: The type of the value.
    ///   - data: The bytes.
    ///   - contentType: The type that they are said to be of.
    /// - Throws: `DiagnosticError` with the rules `transfer-refused` (no representation takes the type), `transfer-content` (the bytes
    ///   are of another type) and `transfer-decoding` (they are damaged); and what a representation throws.
    public func `import`<Item: Transferable>(
        _ type: Item.Type = Item.self, from data: Data, as contentType: UTType
    ) async throws -> Item {
        let form = try form(of: Item.self, taking: contentType)
        try ContentSignature.check(data, against: declarations.declared(contentType))
        guard form.acceptsFile else { return try await value(of: form, .data(data), as: contentType) }
        return try await TransferredCopy.withTemporaryFolder(in: temporaryFolder) { folder in
            let file = try TransferredCopy.write(data, named: fileName("file", for: contentType), in: folder)
            return try await value(of: form, .file(file, isOriginal: false), as: contentType)
        }
    }

    /// Makes a value of a file.
    ///
    /// - Parameters:
    ///   - type: The type of the value.
    ///   - file: The file.
    ///   - contentType: The type that it is said to be of; nil for that of its extension.
    /// - Throws: `DiagnosticError` as ``import(_:from:as:)`` and ``export(_:accepting:)-(Item,_)`` do.
    public func `import`<Item: Transferable>(
        _ type: Item.Type = Item.self, fromFile file: URL, as contentType: UTType? = nil
    ) async throws -> Item {
        guard
            let contentType = contentType
                ?? declarations.type(tag: file.pathExtension, tagClass: .filenameExtension)
        else {
            throw DiagnosticError(
                Diagnostic(
                    rule: "transfer-refused", file: file.path,
                    message: "no type is known of files that end in \(Diagnostic.quote(file.pathExtension))",
                    fix: "name the type"))
        }
        let form = try form(of: Item.self, taking: contentType)
        try checkReadable(file)
        try ContentSignature.check(
            TransferredCopy.beginning(of: file, ContentSignature.length), against: declarations.declared(contentType))
        let content = TransferContent.file(file, isOriginal: true)
        if !form.acceptsFile { return try await value(of: form, .data(content.data()), as: contentType) }
        if form.acceptsOriginalFile { return try await value(of: form, content, as: contentType) }
        return try await TransferredCopy.withTemporaryFolder(in: temporaryFolder) { folder in
            let copy = try TransferredCopy.copy(file, named: file.lastPathComponent, in: folder)
            return try await value(of: form, .file(copy, isOriginal: false), as: contentType)
        }
    }

    private func form<Item: Transferable>(of type: Item.Type, taking contentType: UTType) throws -> TransferForm<Item> {
        let declared = declarations.declared(contentType)
        let forms = Item.transferForms.filter { $0.import != nil && $0.visibility >= receiver }
        if let form = forms.first(where: { declared.conforms(to: $0.contentType) }) { return form }
        let known = unique(forms.map(\.contentType)).map(\.identifier).joined(separator: ", ")
        throw DiagnosticError(
            Diagnostic(
                rule: "transfer-refused", message: "a \(Item.self) can't be made of \(contentType)",
                fix: known.isEmpty ? "it can only be handed over" : "give \(known)"))
    }

    private func value<Item: Transferable>(
        of form: TransferForm<Item>, _ content: TransferContent, as contentType: UTType
    ) async throws -> Item {
        guard let take = form.import else { throw TransferContent.NotOffered() }
        do {
            return try await take(content)
        } catch let error as DecodingError {
            throw DiagnosticError(
                Diagnostic(
                    rule: "transfer-decoding",
                    message: "the data can't be read as \(contentType): \(error.words)",
                    fix: "hand over a \(Item.self) as it was encoded"))
        }
    }

    // MARK: Names and folders

    private func fileName<Item>(_ form: TransferForm<Item>, of item: Item, _ content: TransferContent) -> String {
        let own = form.fileName(item).flatMap(TransferredCopy.fileName)
        if case .file(let file, _) = content, own == nil {
            return TransferredCopy.fileName(file.lastPathComponent) ?? "file"
        }
        return fileName(own ?? "\(Item.self)", for: form.contentType)
    }

    private func fileName(_ name: String, for type: UTType) -> String {
        let type = declarations.declared(type)
        let ending = (name as NSString).pathExtension
        guard ending.isEmpty, let preferred = type.nearest(\.preferredFilenameExtension) else { return name }
        return "\(name).\(preferred)"
    }

    private func checkReadable(_ file: URL) throws {
        guard let readableFolder else { return }
        let path = file.resolvingSymlinksInPath().standardizedFileURL.path
        let folder = readableFolder.resolvingSymlinksInPath().standardizedFileURL.path
        guard file.isFileURL, path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/") else {
            throw DiagnosticError(
                Diagnostic(
                    rule: "transfer-outside", file: file.path,
                    message: "\(Diagnostic.quote(file.path)) isn't in \(Diagnostic.quote(readableFolder.path))",
                    fix: "put it there, or let the session read another folder"))
        }
    }

    func data(of file: TransferredFile) throws -> TransferredData {
        try checkReadable(file.file)
        return TransferredData(
            contentType: declarations.declared(file.contentType), data: try TransferredCopy.contents(of: file.file),
            suggestedFileName: TransferredCopy.fileName(file.file.lastPathComponent) ?? "file")
    }

    func unique(_ types: [UTType]) -> [UTType] {
        var seen: Set<UTType> = []
        return types.filter { seen.insert($0).inserted }
    }
}

/// Bytes that were handed over.
public struct TransferredData: Hashable, Sendable {
    /// The type of the bytes.
    public let contentType: UTType
    /// The bytes.
    public let data: Data
    /// A name for a file of them, with an extension where the type has one.
    public let suggestedFileName: String

    /// Bytes that came from outside.
    ///
    /// - Parameters:
    ///   - contentType: The type that they are said to be of.
    ///   - data: The bytes.
    ///   - suggestedFileName: A name for a file of them.
    public init(contentType: UTType, data: Data, suggestedFileName: String = "file") {
        self.contentType = contentType
        self.data = data
        self.suggestedFileName = suggestedFileName
    }
}

/// A file that was handed over.
public struct TransferredFile: Hashable, Sendable {
    /// The type of the file.
    public let contentType: UTType
    /// Where it lies.
    public let file: URL

    /// A file that came from outside.
    ///
    /// - Parameters:
    ///   - contentType: The type that it is said to be of.
    ///   - file: Where it lies.
    public init(contentType: UTType, file: URL) {
        self.contentType = contentType
        self.file = file
    }
}

extension DecodingError {
    /// What is wrong, and where in the value.
    fileprivate var words: String {
        let context: Context
        switch self {
        case .typeMismatch(_, let found), .valueNotFound(_, let found), .dataCorrupted(let found): context = found
        case .keyNotFound(let key, let found):
            let path = (found.codingPath + [key]).map(\.stringValue).joined(separator: ".")
            return "there is no \(Diagnostic.quote(path))"
        @unknown default: return "\(self)"
        }
        let path = context.codingPath.map(\.stringValue).joined(separator: ".")
        return path.isEmpty ? context.debugDescription : "\(Diagnostic.quote(path)): \(context.debugDescription)"
    }
}
