// The declarations are those of the framework.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import MizanSwiftUI
import MizanBase

/// A labelled box in place of another framework's view. An audit reports it under the rule `stand-in`.
public struct StandInView: View {
    private let name: String
    private let minimumHeight: Double

    ///   - name: The view's name in its framework, which the box shows.
    ///   - minimumHeight: The minimum height in points. The box fills the proposed width.
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
