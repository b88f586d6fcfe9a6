import MizanBase

extension Diagnostic {
    /// The warning that a selection names nothing that can be selected; nil for an optional selection without a value.
    ///
    /// - Parameters:
    ///   - selection: The value of the selection.
    ///   - kind: What a selection names, such as “option”.
    ///   - known: The values of those that are there.
    package static func missingSelection(_ selection: Any, kind: String, known: [AnyHashable] = []) -> Diagnostic? {
        guard let value = present(selection) else { return nil }
        // Descriptions of other values may differ from run to run.
        let name = (value as? any LosslessStringConvertible).map { " " + Diagnostic.quote($0.description) } ?? ""
        let names = known.compactMap { present($0.base) as? String }
        return Diagnostic(
            .warning, rule: "selection-missing", key: name.isEmpty ? nil : "\(value)",
            message: "the selection\(name) names no \(kind)",
            fix: (value as? String).flatMap { names.isEmpty ? nil : $0.suggestion(from: names) }
                ?? "select one that is there, or nothing")
    }

    /// A value without the optionals around it; nil if one of them has none.
    private static func present(_ value: Any) -> Any? {
        guard let optional = value as? any PresentValue else { return value }
        return optional.presentValue
    }
}

/// An optional, whatever it wraps.
private protocol PresentValue {
    var presentValue: Any? { get }
}

extension Optional: PresentValue {
    fileprivate var presentValue: Any? { flatMap { ($0 as? any PresentValue).map(\.presentValue) ?? $0 } }
}

nonisolated extension View {
    /// The view with a warning of its selection; nil changes nothing.
    package func reporting(_ finding: Diagnostic?) -> some View { changed(by: SelectionFinding(finding: finding)) }
}

private struct SelectionFinding: ContextModifier {
    let finding: Diagnostic?

    func change(_ context: inout ViewContext) {
        if let finding { context.add(AccessibilityProperties(viewFindings: [finding])) }
    }
}
