import Foundation
import MizanBase
import MizanText

/// Lays out text cases with fonts of some folders; each file is opened once.
public struct TextCaseRunner {
    private let folders: [String]
    private var faces: [String: FontFace] = [:]

    /// - Parameter folders: where a case's font files are looked up, one folder after the other.
    public init(fonts folders: [String]) { self.folders = folders }

    /// Lays out one case: fonts in strictly declared order, lines at their start side of the box.
    ///
    /// - Throws: `DiagnosticError`: `font-unreadable` for a bad font, `no-fonts` for a case without fonts,
    ///   `path-outside-root` for a font that isn't a plain file name.
    public mutating func result(for textCase: TextCase) throws -> TextCaseResult {
        let layout = try layout(of: textCase)
        var result = TextCaseResult(id: textCase.id, lines: [], clusters: [])
        for (index, line) in layout.lines.enumerated() {
            let x = line.leftOffset(in: textCase.width, alignment: .natural, interface: .leftToRight)
            result.lines.append(
                TextCaseResult.Line(
                    start: line.range.lowerBound, end: line.range.upperBound, width: Self.rounded(line.width),
                    baseline: Self.rounded(line.baseline), height: Self.rounded(line.height)))
            result.clusters += line.clusters.map {
                TextCaseResult.Cluster(
                    start: $0.start, end: $0.end, line: index, left: Self.rounded(x + $0.left),
                    right: Self.rounded(x + $0.right), level: Int($0.level))
            }
        }
        return result
    }

    /// The lines of one case.
    ///
    /// - Throws: as ``result(for:)``.
    mutating func layout(of textCase: TextCase) throws -> TextLayout {
        let style = TextStyle(
            font: FontDescription(size: textCase.fontSize), language: textCase.locale,
            baseDirection: textCase.direction)
        let shaped = ShapedText(
            AttributedText(textCase.text), style: style, fonts: try collection(of: textCase), fallback: .declaredOrder)
        // Other engines take a line's height from its fonts alone.
        return shaped.layout(width: textCase.width, style: LineStyle(includesInk: false))
    }

    private mutating func collection(of textCase: TextCase) throws -> FontCollection {
        guard !textCase.fonts.isEmpty else {
            throw DiagnosticError(
                Diagnostic(
                    rule: "no-fonts", message: "case \(Diagnostic.quote(textCase.id)) names no font",
                    fix: "name at least one file under “fonts”"))
        }
        return FontCollection(
            faces: try textCase.fonts.map { file in
                if let face = faces[file] { return face }
                guard !file.utf8.contains(where: { $0 == UInt8(ascii: "/") || $0 == 0 }) else {
                    throw DiagnosticError(
                        Diagnostic(
                            rule: "path-outside-root",
                            message: "case \(Diagnostic.quote(textCase.id)) names the font \(Diagnostic.quote(file))",
                            fix: "name a file of the fonts' folder, without a path"))
                }
                let paths = folders.map { $0 + "/" + file }
                let path = paths.first { FileManager.default.fileExists(atPath: $0) } ?? paths.last ?? file
                let face = try FontFace(file: path)
                faces[file] = face
                return face
            })
    }

    /// The nearest 1/64.
    private static func rounded(_ length: Double) -> Double { (length * 64 + 0.5).rounded(.down) / 64 }
}
