import SwiftUI

@MainActor final class Basket: ObservableObject {
    @Published var count = 0
    @Published var names: [String] = []

    init(_ count: Int = 0) { self.count = count }

    func load() async { names = ["Apple", "Pear"] }
    func add() { count += 1 }
}

@MainActor @Observable final class Shop {
    var name = ""

    func save() {}
}

struct BasketScreen: View {
    @StateObject private var basket: Basket
    @StateObject private var spare = Basket()
    @EnvironmentObject private var shared: Basket
    @Environment(Shop.self) private var current
    @Bindable var shop: Shop
    @State private var draft = Shop()
    @State private var isOpen = false

    init(count: Int, shop: Shop) {
        _basket = StateObject(wrappedValue: Basket(count))
        self.shop = shop
    }

    private var total: Int { basket.count + spare.count + shared.count }
    private var title: String { total > 10 ? "Many" : current.name }

    @ViewBuilder private var heading: some View { Text(title).card() }

    private func rows() -> some View {
        ForEach(basket.names, id: \.self) { name in
            Button(name) { basket.add() }.buttonStyle(Faint())
        }
    }

    var body: some View {
        List {
            heading
            rows()
        }
        .task { await basket.load() }
        .onChange(of: basket.count) { _, _ in shop.save() }
        .onAppear { basket.add() }
        .gesture(DragGesture().onChanged { _ in basket.add() }.onEnded { _ in draft.save() })
        .toolbar { Tools(basket: basket) }
        .sheet(isPresented: Binding(get: { basket.count > 1 }, set: { if !$0 { basket.count = 0 } })) {
            TextField("Name", text: $shop.name)
        }
        .overlay { GeometryReader { space in Text("\(space.size.width) \(basket.count)") } }
    }
}

struct Tools: ToolbarContent {
    let basket: Basket

    var body: some ToolbarContent {
        ToolbarItem { Button("Add", action: basket.add) }
    }
}

struct Faint: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View { configuration.label.opacity(isEnabled ? 1 : 0.5) }
}

struct Triangle: Shape {
    var inset = 0.0

    private func top(of rect: CGRect) -> CGPoint { CGPoint(x: rect.midX, y: rect.minY + inset) }

    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: top(of: rect))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        return path
    }
}

struct Widest: PreferenceKey {
    static let defaultValue = 0.0

    static func reduce(value: inout Double, nextValue: () -> Double) { value = max(value, nextValue()) }
}

extension View {
    func card() -> some View { padding().background(Triangle().fill(.red)) }
}

@MainActor struct MarkedView: View {
    @State private var count = 0

    var body: some View { Text("\(count)").modifier(MarkedModifier()).buttonStyle(MarkedStyle()) }
}

@MainActor struct MarkedModifier: ViewModifier {
    func body(content: Content) -> some View { content }
}

@MainActor struct MarkedStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label }
}

@MainActor struct MarkedShape: Shape {
    func path(in rect: CGRect) -> Path { Path() }
}
