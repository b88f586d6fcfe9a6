import MizanBase

extension Diagnostic {
    /// The finding with its variants said in words, the first few of them.
    var withVariantNames: Diagnostic {
        var finding = self
        if !variants.isEmpty { finding.message += " (\(variants.listed(atMost: 8)))" }
        return finding
    }
}
