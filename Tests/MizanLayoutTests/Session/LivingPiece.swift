import MizanBase
import MizanControls
import MizanLayout
import MizanLocalization
import Observation
import TestSupport

/// A part of an interface that changes: its kind, its content, and the parts inside.
@Observable
final class LivingPiece: Identifiable {
    /// Every kind of view that a piece can be.
    enum Kind: CaseIterable {
        case text, box, symbol, shape
        case row, column, layers, fallback, grid, reader, padded, combined, group, scrolling, divided, baselines, lazy
        case custom, inset, ordered, allowed
        case missing, emoji, named, string, button

        /// Kinds without pieces inside.
        static let leaves: [Kind] = [
            .text, .text, .text, .text, .box, .box, .symbol, .symbol, .shape, .shape, .missing, .emoji, .named, .string,
            .button,
        ]
        /// Kinds with pieces inside.
        static let containers = allCases.filter { !leaves.contains($0) }
    }

    let id: Int
    var kind = Kind.text
    var words = 0
    var length = 10.0
    var flag = false
    var pieces: [LivingPiece] = []

    init(id: Int) { self.id = id }

    /// The piece and all inside.
    var all: [LivingPiece] { [self] + pieces.flatMap(\.all) }

    /// Texts that people really write; some mix directions.
    static let texts = [
        "Today", "Heavy rain from noon", "24", "10–20 %", "Weather in ירושלים", "اليوم", "أمطار غزيرة بعد الظهر",
        "שלום",
        "วันนี้มีเมฆมากและฝนตก", "आज भारी बारिश की संभावना है",
    ]

    var text: String { Self.texts[words % Self.texts.count] }
}

/// Shows a piece; it keeps a state of its own.
nonisolated struct LivingPieceView: View {
    let piece: LivingPiece
    @State private var isEmphasized = false

    var body: some View {
        switch piece.kind {
        case .text: Text(verbatim: piece.text).fontWeight(isEmphasized ? .bold : nil)
        case .box: Color.red.frame(width: piece.length, height: 20)
        case .symbol: Image(systemName: piece.flag ? "sun.max" : "chevron.forward")
        case .shape:
            Rectangle().frame(minWidth: 4, maxWidth: 40, maxHeight: 12).clipShape(Capsule())
                .zIndex(piece.flag ? 1 : 0)
        case .missing:
            // Findings: no such symbol, no glyph, nothing.
            if piece.words % 3 == 0 {
                Image(systemName: "no.such.symbol")
            } else {
                Text(verbatim: piece.words % 3 == 1 ? "你 \(piece.words)" : piece.text)
            }
        case .emoji:
            Text(verbatim: ["🎉", "🇪🇬 و👋🏽", "في 🎉", "plain"][piece.words % 4]).padding(piece.flag ? 1 : 0)
        case .named:
            Rectangle().frame(width: 5, height: 5)
                .id(
                    ViewIdentifier(
                        "name\(piece.words % 4)", place: SourcePlace(file: "piece", line: piece.id, column: 1)))
        case .string: Text(LocalizedStringKey("key.\(piece.words)"))
        case .button:
            Button {
            } label: {
                Text(verbatim: piece.text)
            }
            .disabled(piece.flag).accessibilityHint(piece.words % 2 == 0 ? "" : "hint")
            .accessibilityAction(named: "Action \(piece.words)") {}
        case .row: HStack(spacing: piece.flag ? 3 : nil) { pieces }
        case .column: VStack(alignment: .leading) { pieces }
        case .layers: ZStack(alignment: .bottomTrailing) { pieces }
        case .fallback: ViewThatFits(in: .horizontal) { pieces }
        case .grid:
            Grid {
                ForEach(piece.pieces) { inner in
                    GridRow {
                        LivingPieceView(piece: inner)
                        Text(verbatim: inner.text).gridColumnAlignment(.trailing)
                    }
                }
            }
        case .reader:
            GeometryReader { proxy in
                Color.blue.frame(width: proxy.size.width / 2, height: 5)
                pieces
            }
        case .padded: VStack { pieces }.padding(piece.length).background(Color.green)
        case .combined:
            HStack {
                ForEach(piece.pieces) { inner in
                    LivingPieceView(piece: inner).opacity(inner.flag ? 0.5 : 1).overlay { Text(verbatim: "9") }
                }
            }
            .accessibilityElement(children: .combine)
        case .group: Group { pieces }
        case .scrolling: ScrollView { pieces.containerRelativeFrame(.horizontal) }.frame(height: 60)
        case .divided:
            VStack {
                if piece.flag { Divider() }
                pieces
                Spacer()
            }
        case .baselines:
            HStack(alignment: .firstTextBaseline) {
                ForEach(piece.pieces) { LivingPieceView(piece: $0).layoutPriority(piece.flag ? 1 : 0) }
            }
        case .lazy: LazyVGrid(columns: [GridItem(.flexible()), GridItem(.fixed(50))]) { pieces }
        case .allowed:
            VStack { pieces }.allowsFinding("low-contrast", because: piece.text)
                .allowsFinding("texts-overlap", because: piece.flag ? "often" : "rarely")
        case .custom: AnyLayout(VStackLayout(spacing: 2)) { pieces }
        case .inset: VStack { pieces }.safeAreaInset(edge: .top) { Text(verbatim: piece.text) }
        case .ordered:
            VStack { ForEach(piece.pieces) { LivingPieceView(piece: $0).id("p\($0.id)") } }
                .flipsForRightToLeftLayoutDirection(piece.flag)
        }
    }

    private var pieces: some View { ForEach(piece.pieces) { LivingPieceView(piece: $0) } }
}

/// Makes pieces and changes them; the same seed gives the same changes.
struct LivingPieceChanges {
    private(set) var generator: SeededGenerator
    private var count = 0
    private static let limit = 100

    init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

    mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }

    private mutating func pick(_ kinds: [LivingPiece.Kind]) -> LivingPiece.Kind { kinds[number(0...kinds.count - 1)] }

    mutating func piece(depth: Int) -> LivingPiece {
        count += 1
        let piece = LivingPiece(id: count)
        piece.words = number(0...9)
        piece.flag = number(0...1) == 0
        piece.length = Double(number(0...40)) + 0.25
        let isLeaf = depth == 0 || number(0...3) == 0
        piece.kind = pick(isLeaf ? LivingPiece.Kind.leaves : LivingPiece.Kind.containers)
        if !isLeaf { piece.pieces = (0..<number(0...4)).map { _ in self.piece(depth: depth - 1) } }
        return piece
    }

    /// Changes something of one of the pieces.
    mutating func change(_ root: LivingPiece) {
        let all = root.all
        let piece = all[number(0...all.count - 1)]
        switch number(0...8) {
        case 0...2: piece.words = number(0...9)
        case 3: piece.length = Double(number(0...40))
        case 4: piece.flag.toggle()
        case 5: piece.pieces.append(self.piece(depth: 1))
        case 6: if !piece.pieces.isEmpty { piece.pieces.remove(at: number(0...piece.pieces.count - 1)) }
        case 7: piece.pieces.shuffle(using: &generator)
        default: piece.kind = pick(piece.pieces.isEmpty ? LivingPiece.Kind.leaves : LivingPiece.Kind.containers)
        }
        if all.count > Self.limit { root.pieces = [] }
    }
}
