import MizanDrawing

@testable import MizanSymbols

extension Symbol {
    /// The outlines of a form.
    func layers(of form: SymbolEntry.Form) -> [FilledPath] {
        outlines(Outlines(form: form.name, isMirrored: false, look: SymbolLook()))
    }

    /// The outlines of all forms.
    var layersOfForms: [[FilledPath]] { forms.map { layers(of: $0) } }
}
