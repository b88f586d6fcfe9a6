// The declarations are those of the framework.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import MizanSwiftUI
import MizanBase

/// A view of another framework, which is a labelled box here. An audit finds it by the rule `stand-in`.
public struct StandInView: View {
    private let name: String
    private let minimumHeight: Double

    ///   - name: The framework's name of the view, which the box shows.
    ///   - minimumHeight: In points. The box fills the width that is proposed.
    public init(_ name: String, minimumHeight: Double = 44) {
        self.name = name
        self.minimumHeight = minimumHeight
    }

    public var body: some View {
        Text(verbatim: name)
            .font(.caption)
            .padding(8)
            .frame(maxWidth: .infinity, minHeight: minimumHeight, maxHeight: .infinity)
            .background(RoundedRectangle(cornerRadius: 8).fill(Color.gray.opacity(0.2)))
            .reporting(
                Diagnostic(
                    .warning, rule: "stand-in", key: name,
                    message: "\(name) is drawn as a box: its framework isn't here",
                    fix: "check the view on its own system"))
    }
}
