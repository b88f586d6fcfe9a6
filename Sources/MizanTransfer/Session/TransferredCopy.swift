import Foundation
import MizanBase

/// Files that are written whole or not at all, without ever writing over another one, and in pieces however large they are.
enum TransferredCopy {
    /// Bytes that are in memory at a time.
    private static let pieceBytes = 1 << 20
    /// Numbers that are tried behind a name that is taken.
    private static let triedNames = 10_000

    /// The path of a file; throws for a URL that is none of a file.
    static func path(of file: URL) throws -> String {
        guard file.isFileURL else {
            throw DiagnosticError(
                Diagnostic(
                    rule: "file-read", message: "\(Diagnostic.quote(file.absoluteString)) is no file",
                    fix: "name a file on this machine"))
        }
        return file.path
    }

    /// A name without what would lead elsewhere or hide the file; nil where nothing is left.
    static func fileName(_ name: String) -> String? {
        let allowed = name.unicodeScalars.map { scalar in
            let isForbidden = scalar == "/" || scalar == "\\" || scalar.properties.generalCategory == .control
            return isForbidden ? "_" : Character(scalar)
        }
        var clean = String(allowed.drop { $0 == "." })
        while clean.utf8.count > 200 { clean.removeLast() }
        return clean.isEmpty ? nil : clean
    }

    static func write(_ data: Data, named name: String, in folder: URL) throws -> URL {
        try create(named: name, in: folder) { try write(data, to: $0, name) }
    }

    static func copy(_ file: URL, named name: String, in folder: URL) throws -> URL {
        try create(named: name, in: folder) { target in
            try forEachPiece(of: file) { piece in
                try write(piece, to: target, name)
                return true
            }
        }
    }

    /// All bytes of a file, up to `Limits.fileBytes`.
    static func contents(of file: URL) throws -> Data {
        var data = Data()
        try forEachPiece(of: file) { piece in
            guard data.count + piece.count <= Limits.fileBytes else {
                throw DiagnosticError(
                    Diagnostic(
                        rule: "file-size", file: file.path,
                        message: "\(Diagnostic.quote(file.path)) is larger than \(Limits.fileBytes) bytes",
                        fix: "hand it over as a file"))
            }
            data += piece
            return true
        }
        return data
    }

    /// The first bytes of a file.
    static func beginning(of file: URL, _ count: Int) throws -> Data {
        var data = Data()
        try forEachPiece(of: file) { piece in
            data += piece.prefix(count - data.count)
            return data.count < count
        }
        return data
    }

    /// Reads a file in pieces, as long as they are wanted. Pipes and devices, which may never end, are none.
    private static func forEachPiece(of file: URL, _ body: (Data) throws -> Bool) throws {
        // Without waiting for anybody who writes: a pipe is refused when it is open.
        let source = open(try path(of: file), O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard source >= 0 else { throw readError(file) }
        defer { close(source) }
        try checkIsFile(source, file)
        while true {
            guard let piece = read(source, pieceBytes) else { throw readError(file) }
            if try piece.isEmpty || !body(piece) { return }
        }
    }

    /// Does something with a folder of its own, which is gone afterwards, whatever happens.
    static func withTemporaryFolder<Result>(
        in parent: URL, _ body: (URL) async throws -> Result
    ) async throws -> Result {
        var template = Array((parent.path + "/mizan-transfer-XXXXXX").utf8CString)
        guard template.withUnsafeMutableBufferPointer({ $0.baseAddress.flatMap { mkdtemp($0) } }) != nil else {
            throw writeError(parent.path)
        }
        let path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        let folder = URL(fileURLWithPath: path, isDirectory: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        return try await body(folder)
    }

    /// Writes a file beside its name, and gives it the name when it is whole.
    private static func create(named name: String, in folder: URL, _ body: (CInt) throws -> Void) throws -> URL {
        var template = Array((folder.path + "/.mizan-XXXXXX").utf8CString)
        let target = template.withUnsafeMutableBufferPointer { buffer in buffer.baseAddress.map { mkstemp($0) } ?? -1 }
        guard target >= 0 else { throw writeError(folder.path) }
        let temporary = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        defer { unlink(temporary) }
        do {
            defer { close(target) }
            try body(target)
            // As others create files: mkstemp lets only the owner read.
            fchmod(target, 0o644)
        }
        let base = (name as NSString).deletingPathExtension
        let ending = (name as NSString).pathExtension
        for number in 1...triedNames {
            let numbered =
                number == 1 ? name : ending.isEmpty ? "\(base) \(number)" : "\(base) \(number).\(ending)"
            let file = folder.appendingPathComponent(numbered)
            // Unlike a renaming, a link never takes the place of a file.
            if link(temporary, file.path) == 0 { return file }
            guard errno == EEXIST else { throw writeError(file.path) }
        }
        throw DiagnosticError(
            Diagnostic(
                rule: "file-write", file: folder.appendingPathComponent(name).path,
                message: "\(triedNames) files have this name already", fix: "name another folder"))
    }

    /// Up to a number of bytes; empty at the end, nil where the system fails.
    private static func read(_ source: CInt, _ count: Int) -> Data? {
        var data = Data(count: count)
        let result = data.withUnsafeMutableBytes { buffer in
            while true {
                let result = Foundation.read(source, buffer.baseAddress, buffer.count)
                if result >= 0 || errno != EINTR { return result }
            }
        }
        return result < 0 ? nil : data.prefix(result)
    }

    private static func write(_ data: Data, to target: CInt, _ name: String) throws {
        let isWritten = data.withUnsafeBytes { buffer in
            var offset = 0
            while offset < buffer.count {
                let result = Foundation.write(
                    target, buffer.baseAddress?.advanced(by: offset), buffer.count - offset)
                if result < 0, errno == EINTR { continue }
                guard result > 0 else { return false }
                offset += result
            }
            return true
        }
        guard isWritten else { throw writeError(name) }
    }

    private static func checkIsFile(_ descriptor: CInt, _ file: URL) throws {
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw DiagnosticError(
                Diagnostic(
                    rule: "file-kind", file: file.path, message: "\(Diagnostic.quote(file.path)) is no regular file",
                    fix: "name a file"))
        }
    }

    private static func readError(_ file: URL) -> DiagnosticError {
        let reason = String(cString: strerror(errno))
        return DiagnosticError(
            Diagnostic(
                rule: "file-read", file: file.path,
                message: "\(Diagnostic.quote(file.path)) can't be read: \(reason)", fix: "check the path"))
    }

    private static func writeError(_ path: String) -> DiagnosticError {
        let reason = String(cString: strerror(errno))
        return DiagnosticError(
            Diagnostic(
                rule: "file-write", file: path, message: "\(Diagnostic.quote(path)) can't be written: \(reason)",
                fix: "check the folder"))
    }
}
