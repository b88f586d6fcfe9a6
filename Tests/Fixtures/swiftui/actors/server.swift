import SwiftUI

struct Card: View {
    let name: String
    @State private var isOpen = false

    var body: some View {
        VStack {
            Text(name).modifier(Margin(width: 8))
            if isOpen { Circle().inset(by: 2).fill(.red) }
        }
    }
}

struct Margin: ViewModifier {
    var width = 0.0

    func body(content: Content) -> some View { content.padding(width) }
}

final class Report {
    var lines = ["one"]
}

nonisolated struct ReportView: View {
    let report: Report
    @State private var isOpen: Bool

    init(_ report: Report, isOpen: Bool) {
        self.report = report
        _isOpen = State(initialValue: isOpen)
    }

    var body: some View { ForEach(report.lines, id: \.self) { Text(verbatim: $0) } }
}

func page(for name: String) -> some View { VStack { Card(name: name).padding() } }

nonisolated func outline(in rect: CGRect) -> Path { Circle().path(in: rect) }

actor Server {
    let report = Report()

    func report(isOpen: Bool) -> some View { ReportView(report, isOpen: isOpen).background(Color.white) }
    func cards() -> some View { ForEach([1, 2], id: \.self) { Card(name: "\($0)") } }
}
