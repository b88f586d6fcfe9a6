import MizanBase
import MizanLayout
import MizanRenderTree
import Observation
import TestSupport
import Testing

private struct Extents: PreferenceKey {
    static let defaultValue: [Anchor<Rect>] = []
    static func reduce(value: inout [Anchor<Rect>], nextValue: () -> [Anchor<Rect>]) { value += nextValue() }
}

private struct Tallest: PreferenceKey {
    static let defaultValue = 0.0
    static func reduce(value: inout Double, nextValue: () -> Double) { value = max(value, nextValue()) }
}

/// A view of a random tree, whose properties change one by one.
@Observable
private final class Piece: Identifiable {
    /// The view that the piece is; the first three have nothing inside.
    enum Kind: CaseIterable {
        case mark, name, nearby
        case row, column, alternatives, names, frames, space, reader, group, measured, watched
    }

    let id: Int
    var kind: Kind
    var number: Double
    var isOn: Bool
    /// A length that a layout told.
    var told = 0.0
    var inside: [Piece] = []

    init(id: Int, kind: Kind, number: Double, isOn: Bool) {
        self.id = id
        self.kind = kind
        self.number = number
        self.isOn = isOn
    }
}

private struct Frames: View {
    let extents: [Anchor<Rect>]

    var body: some View {
        GeometryReader { proxy in
            ForEach(0..<extents.count) { index in
                let frame = proxy[extents[index]]
                Rectangle().frame(width: frame.width, height: frame.height).offset(x: frame.minX, y: frame.minY)
            }
        }
    }
}

nonisolated private struct PieceView: View {
    let piece: Piece

    private var inside: some View { ForEach(piece.inside) { PieceView(piece: $0) } }

    var body: some View {
        switch piece.kind {
        case .mark:
            Color.red.frame(width: piece.number, height: 10)
                .anchorPreference(key: Extents.self, value: .bounds) { [$0] }
        case .name:
            Color.blue.frame(width: 8, height: piece.number).preference(
                key: Names.self, value: [String(Int(piece.number))])
        case .nearby:
            GeometryReader { proxy in
                let frame = proxy.frame(in: .named("space"))
                Color.green.frame(width: abs(frame.minX), height: abs(frame.minY))
            }
            .frame(width: 20, height: 20)
        case .row: HStack { inside }
        case .column: VStack(alignment: .leading) { inside }
        case .alternatives: ViewThatFits(in: .horizontal) { inside }
        case .names:
            VStack { inside }.overlayPreferenceValue(Names.self, alignment: piece.isOn ? .topLeading : .center) {
                names in
                ForEach(0..<names.count) { Color.black.frame(width: Double($0 + 1), height: Double(names[$0].count)) }
            }
        case .frames: HStack { inside }.backgroundPreferenceValue(Extents.self) { Frames(extents: $0) }
        case .space:
            VStack { inside }.padding(.leading, piece.number).coordinateSpace(name: piece.isOn ? "space" : "other")
                .transformPreference(Names.self) { $0 = Array($0.prefix(3)) }
        case .reader: GeometryReader { _ in inside }.frame(height: 50)
        case .group:
            HStack { inside }.transformAnchorPreference(key: Extents.self, value: .bounds) { $0.append($1) }
                .padding(.trailing, piece.number)
        case .measured:
            HStack {
                Color.blue.frame(width: 4, height: min(piece.told, 200))
                HStack { inside }.background {
                    GeometryReader { Color.clear.preference(key: Tallest.self, value: $0.size.height) }
                }
            }
            .onPreferenceChange(Tallest.self) { piece.told = $0 }
        case .watched:
            VStack { inside }.overlay { Color.black.frame(width: abs(piece.told), height: 1) }
                .onGeometryChange(for: Double.self) {
                    $0.frame(in: .named("space")).minY + $0.frame(in: .global).minX
                } action: {
                    piece.told = $0
                }
        }
    }
}

/// A random tree and its changes.
private struct Garden {
    private var random: SeededGenerator
    private var count = 0
    private(set) var root = Piece(id: 0, kind: .column, number: 0, isOn: true)

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
        root.inside = (0..<3).map { _ in piece(depth: 4) }
    }

    mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

    private mutating func kind(isLeaf: Bool) -> Piece.Kind {
        let all = Piece.Kind.allCases
        return (isLeaf ? all.prefix(3) : all.dropFirst(3)).randomElement(using: &random) ?? .mark
    }

    private mutating func piece(depth: Int) -> Piece {
        count += 1
        let isLeaf = depth == 0 || number(0...3) == 0
        let piece = Piece(
            id: count, kind: kind(isLeaf: isLeaf), number: Double(number(0...40)) + 0.25, isOn: number(0...1) == 0)
        if !isLeaf { for _ in 0..<number(0...3) { piece.inside.append(self.piece(depth: depth - 1)) } }
        return piece
    }

    mutating func change() {
        var all: [Piece] = []
        func walk(_ piece: Piece) {
            all.append(piece)
            piece.inside.forEach(walk)
        }
        walk(root)
        guard let piece = all.randomElement(using: &random) else { return }
        switch number(0...8) {
        case 0...2: piece.number = Double(number(0...40)) + 0.25
        case 3: piece.isOn.toggle()
        case 4, 5: if !Piece.Kind.allCases.prefix(3).contains(piece.kind) { piece.inside.append(self.piece(depth: 1)) }
        case 6: if !piece.inside.isEmpty { piece.inside.remove(at: number(0...piece.inside.count - 1)) }
        case 7: piece.inside.shuffle(using: &random)
        default: if piece !== root { piece.kind = kind(isLeaf: piece.inside.isEmpty) }
        }
        if all.count > 80 { root.inside.removeFirst() }
    }
}

struct PreferenceSessionTests {
    @Test(arguments: [UInt64](1...24))
    func `after each of many changes the tree is that of a fresh layout`(seed: UInt64) throws {
        var garden = Garden(seed: seed)
        var direction: LayoutDirection = seed % 2 == 0 ? .leftToRight : .rightToLeft
        var proposal = ProposedViewSize(width: 300, height: 400)
        let session = LayoutSession(
            PieceView(piece: garden.root), proposal: proposal, environment: try testEnvironment(direction))
        for step in 0..<60 {
            switch garden.number(0...19) {
            case 0:
                proposal.width = Double(garden.number(100...500))
                session.proposal = proposal
            case 1:
                direction = direction == .leftToRight ? .rightToLeft : .leftToRight
                session.environment = try testEnvironment(direction)
            case let times:
                garden.change()
                if times > 15 { garden.change() }
            }
            let update = try session.update()
            // Lengths that were told after the last layout are in no tree yet.
            guard !update.layout.findings.contains(where: { $0.rule == "layout-loop" }) else { continue }
            let fresh = try PieceView(piece: garden.root).layout(
                proposal: proposal, environment: try testEnvironment(direction))
            try #require(update.tree == fresh.tree, "seed \(seed), step \(step)")
        }
    }
}
