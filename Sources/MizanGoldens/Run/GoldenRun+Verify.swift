import Foundation
import MizanBase
import MizanCanvas
import MizanDocument
import MizanScenes

extension GoldenRun {
    /// What a verification found.
    public struct Verification: Sendable {
        /// Trees compared.
        public var checked = 0
        /// Pictures compared.
        public var pictures = 0
        /// The names of the cases that differ from their goldens.
        public var differing: [String] = []
        /// What differs, is missing or is nobody's, in the order of the cases.
        public var findings: [Diagnostic] = []
    }

    /// Lays every case out and compares it with its golden.
    ///
    /// - Parameter progress: Called before each case with its number, from 1.
    public func verify(progress: (Int, Case) -> Void = { _, _ in }) throws -> Verification {
        var verification = Verification()
        try forEach { item, scene in
            verification.checked += 1
            progress(verification.checked, item)
            let findings = try findings(of: item, scene: scene)
            verification.pictures += item.hasPicture ? 1 : 0
            if findings.contains(where: { $0.rule != "golden-missing" }) { verification.differing.append(item.name) }
            verification.findings += findings
        }
        if let planned {
            let expected = Set(
                planned.flatMap { ["\($0.name).tree"] + ($0.hasPicture ? ["\($0.name).png"] : []) })
            verification.findings += goldenFiles().filter { !expected.contains($0) }.map { file in
                Diagnostic(
                    rule: "golden-unused", file: (folder as NSString).appendingPathComponent(file),
                    message: "no variant uses this golden",
                    fix: "delete it, or add its variant to goldens.json")
            }
        }
        return verification
    }

    private func findings(of item: Case, scene: Scene) throws -> [Diagnostic] {
        let path = path(item, "tree")
        let result = try result(of: item, scene: scene)
        guard let golden = try Self.file(path) else {
            return [
                Diagnostic(
                    rule: "golden-missing", file: path, variants: [item.variant.name], message: "there is no golden",
                    fix: "look at it with “mizan preview”, then run “mizan golden record”")
            ]
        }
        let text = result.tree.text
        var findings: [Diagnostic] = []
        if golden.bytes != Array(text.utf8) {
            let difference = TreeDifference(from: String(decoding: golden.bytes, as: UTF8.self), to: text)
            findings += difference.changes.map { change in
                Diagnostic(
                    rule: change.rule, file: path, nodePath: change.path, variants: [item.variant.name],
                    message: change.text)
            }
        }
        if let picture = result.picture {
            findings += try pictureFindings(picture, item: item, treeIsEqual: findings.isEmpty)
        }
        return findings
    }

    /// What a golden holds; nil where there is none.
    private static func file(_ path: String) throws -> SourceFile? {
        do {
            return try SourceFile.read(path)
        } catch let error as DiagnosticError where error.diagnostics.allSatisfy({ $0.rule == "file-missing" }) {
            return nil
        }
    }

    private func pictureFindings(_ picture: Bitmap, item: Case, treeIsEqual: Bool) throws -> [Diagnostic] {
        let path = path(item, "png")
        guard let file = try Self.file(path) else {
            return [
                Diagnostic(
                    rule: "golden-missing", file: path, variants: [item.variant.name], message: "there is no picture",
                    fix: "run “mizan golden record”")
            ]
        }
        let golden: Bitmap
        do {
            golden = try PNGDecoder.decode(file.bytes, file: path)
        } catch let error as DiagnosticError {
            return error.diagnostics.map { found in
                var found = found
                found.variants = [item.variant.name]
                found.fix = "run “mizan golden record”"
                return found
            }
        }
        let words: String
        switch golden.compared(with: picture) {
        case .same: return []
        case .sizes:
            words = "the picture is \(picture.width)x\(picture.height), the golden \(golden.width)x\(golden.height)"
        case .pixels(let difference):
            words = difference.words
        }
        return [
            Diagnostic(
                rule: treeIsEqual ? "picture-only" : "golden-picture", file: path, variants: [item.variant.name],
                message: words)
        ]
    }
}

extension Bitmap.Difference {
    /// How many pixels differ, where they lie and by how much.
    fileprivate var words: String {
        func span(_ range: Range<Int>, _ one: String) -> String {
            range.count == 1 ? "\(one) \(range.lowerBound)" : "\(one)s \(range.lowerBound) to \(range.upperBound - 1)"
        }
        return (pixelCount == 1 ? "1 pixel differs" : "\(pixelCount) pixels differ")
            + ", in \(span(columns, "column")) and \(span(rows, "row")), by at most \(largestStep) of 255"
    }
}
