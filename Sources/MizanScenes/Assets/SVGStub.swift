import MizanBase
import MizanRenderTree
struct SVGImage { let size: Size; let layers: [RenderImage.Layer]
    init(bytes: [UInt8], file: String) throws { throw DiagnosticError(Diagnostic(rule: "svg", file: file, message: "stub")) } }
