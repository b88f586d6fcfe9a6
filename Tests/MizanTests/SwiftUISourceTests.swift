import MizanFonts
import SwiftUI
import TestSupport
import Testing

// Code as it is written for SwiftUI, with `import SwiftUI` alone above it.

private struct Errand: Identifiable {
    let id = UUID()
    var title: String
    var due: Date?
    var priority: Priority
    enum Priority: CaseIterable { case low, medium, high }
}

private struct AccentBarKey: EnvironmentKey {
    static let defaultValue: CGFloat = 3
}

extension EnvironmentValues {
    fileprivate var accentBar: CGFloat {
        get { self[AccentBarKey.self] }
        set { self[AccentBarKey.self] = newValue }
    }
}

private struct CardStyle: ViewModifier {
    @Environment(\.colorScheme) private var colorScheme
    @ScaledMetric(relativeTo: .title2) private var inset: CGFloat = 12
    let isHighlighted: Bool

    func body(content: Content) -> some View {
        content
            .padding(inset)
            .background(colorScheme == .dark ? Color.black : Color(red: 0.95, green: 0.95, blue: 0.97, opacity: 0.9))
            .opacityOf(isHighlighted)
    }
}

nonisolated extension View {
    fileprivate func card(isHighlighted: Bool = false) -> some View {
        modifier(CardStyle(isHighlighted: isHighlighted))
    }

    @ViewBuilder fileprivate func opacityOf(_ isHighlighted: Bool) -> some View {
        if isHighlighted { self.tint(.pink) } else { self }
    }
}

private struct ErrandRow: View {
    let errand: Errand
    var onDelete: () -> Void = {}

    @Environment(\.layoutDirection) private var layoutDirection
    @Environment(\.locale) private var locale
    @Environment(\.accentBar) var accentBar: CGFloat
    @Environment(\.dynamicTypeSize.isAccessibilitySize) private var isLarge

    private var color: Color {
        switch errand.priority {
        case .low: .green
        case .medium: .orange
        case .high: .red.opacity(0.8)
        }
    }

    var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: 8) {
            Rectangle().fill(color).frame(width: accentBar)
            VStack(alignment: .leading) {
                Text(errand.title).font(.headline)
                if let due = errand.due {
                    Text("Due \(due, format: .dateTime.weekday())")
                        .font(.system(size: 13, weight: .light, design: .rounded))
                        .foregroundColor(.secondary)
                } else {
                    Text(verbatim: 1234.formatted(.number.locale(locale)))
                }
                switch errand.priority {
                case .low: EmptyView()
                case .medium: Label("Soon", systemImage: "cloud")
                case .high:
                    Label {
                        Text("Now").bold().italic()
                    } icon: {
                        Image(systemName: "cloud.bolt").foregroundColor(.yellow)
                    }
                }
            }
            Spacer()
            if isLarge, #available(macOS 13, *) { Color.clear.frame(width: 1, height: 1) }
            Button(role: .destructive) {
                onDelete()
            } label: {
                Image(systemName: layoutDirection == .rightToLeft ? "chevron.backward" : "chevron.forward")
            }
        }
    }
}

private struct ErrandList: View {
    var errands: [Errand]
    let columns = 2

    var body: some View {
        Group {
            ForEach(errands) { errand in
                ErrandRow(errand: errand) { print("deleted", errand.id) }
                    .card(isHighlighted: errand.priority == .high)
            }
            ForEach(0..<columns) { column in
                ForEach(Errand.Priority.allCases, id: \.self) { priority in
                    Text("\(column) \(String(describing: priority))")
                }
            }
            AnyView(Text(0.54, format: .percent))
            Button("Add") {}
            Button("Play", systemImage: "play.fill", action: {})
            Button(action: {}) { Text(errands.first?.title ?? "") }
        }
        .environment(\.accentBar, 5)
        .environment(\.locale, Locale(identifier: "es_MX"))
        .transformEnvironment(\.font) { font in font = font.weight(.semibold) }
        .dynamicTypeSize(...DynamicTypeSize.accessibility2)
        .fontWeight(.medium)
    }
}

/// Code of SwiftUI's compiles and lays out here.
struct SwiftUISourceTests {
    @Test func `the documentation's views are compiled here`() throws {
        let article = String(decoding: try Checkout.bytes(of: "Sources/Mizan/Mizan.docc/Views.md"), as: UTF8.self)
        let compiled = String(
            decoding: try Checkout.bytes(of: "Tests/MizanTests/DocumentationViews.swift"), as: UTF8.self)
        let sample = try #require(article.components(separatedBy: "```swift\n").dropFirst().first)
        let code = try #require(sample.components(separatedBy: "```").first)
        #expect(code.count > 500 && compiled.hasSuffix(code))
    }

    @Test func `a list with modifiers, environment keys and all forms of a ViewBuilder`() throws {
        let errands = [
            Errand(title: "Milk", due: Date(timeIntervalSince1970: 0), priority: .low),
            Errand(title: "חלב", due: nil, priority: .high),
        ]
        let view = VStack { ErrandList(errands: errands) }.frame(width: 300)
        let environment = EnvironmentValues(localization: .empty, fonts: try ShippedFonts.collection())
        let tree = try view.renderTree(proposal: .init(width: 300, height: nil), environment: environment)
        let texts = tree.nodes.compactMap { node in
            if case .text(let text) = node.content { text.text.string } else { nil }
        }
        #expect(
            texts == [
                "Milk", "Due jue", "חלב", "1,234", "Now", "0 low", "0 medium", "0 high", "1 low", "1 medium", "1 high",
                "54%", "Add", "Play", "Milk",
            ])
        #expect(tree.nodes.filter { $0.type == "Rectangle" }.map(\.frame.size.width.points) == [5, 5])
    }
}
