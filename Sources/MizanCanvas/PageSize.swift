import MizanBase

/// The paper of a document, in points of 1/72 inch.
public struct PageSize: Hashable, Sendable {
    /// The width and the height.
    public var size: Size
    /// The space that is left free at each edge.
    public var margin: Double

    /// A paper.
    ///
    /// - Parameters:
    ///   - size: The width and the height, from 1 to ``limit``.
    ///   - margin: The space at each edge, with at least a point between two of them.
    /// - Throws: `DiagnosticError` with the rule `page-size`.
    public init(_ size: Size, margin: Double = 36) throws {
        guard (1...Self.limit).contains(size.width), (1...Self.limit).contains(size.height) else {
            throw Self.error(
                "\(size.width) × \(size.height) points are no page", fix: "stay within 1 and \(Int(Self.limit)) points")
        }
        guard margin >= 0, 2 * margin + 1 <= min(size.width, size.height) else {
            throw Self.error("margins of \(margin) points leave nothing of the page", fix: "use smaller ones")
        }
        (self.size, self.margin) = (size, margin)
    }

    private init(_ width: Double, _ height: Double) {
        size = Size(width: width, height: height)
        margin = 36
    }

    /// The longest side, in points. Source: PDF 32000-1, annex C, of readers before PDF 1.6.
    public static let limit = 14_400.0
    /// 210 × 297 mm, in whole points.
    public static let a4 = PageSize(595, 842)
    /// 148 × 210 mm, in whole points.
    public static let a5 = PageSize(420, 595)
    /// 8½ × 11 inches.
    public static let letter = PageSize(612, 792)
    /// The papers that have names.
    public static let named = [("a4", a4), ("a5", a5), ("letter", letter)]

    /// The width and the height between the margins.
    public var content: Size { Size(width: size.width - 2 * margin, height: size.height - 2 * margin) }

    static func error(_ message: String, fix: String) -> DiagnosticError {
        DiagnosticError(Diagnostic(rule: "page-size", message: message, fix: fix))
    }
}
