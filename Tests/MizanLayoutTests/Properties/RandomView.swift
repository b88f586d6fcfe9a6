import Foundation
import MizanBase
import MizanDrawing
import MizanLayout
import TestSupport

/// Views of any shape from a seed: the same seed gives the same view.
struct RandomView {
    /// Short texts that people really write, in the scripts of the shipped fonts; some mix directions.
    private static let texts = [
        "Today", "Heavy rain from noon", "24", "10–20 %", "Weather in ירושלים", "C++ (לא)",
        "اليوم", "أمطار غزيرة بعد الظهر", "الطقس في Paris غدًا", "٢٤ مم",
        "שלום", "מזג האוויר בתל אביב, 31°", "วันนี้มีเมฆมากและฝนตก", "आज भारी बारिश की संभावना है",
    ]
    private static let symbols = ["sun.max", "cloud.rain", "chevron.forward", "play.fill"]
    private static let horizontal: [HorizontalAlignment] = [.leading, .center, .trailing]
    private static let vertical: [VerticalAlignment] = [.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline]

    private var generator: SeededGenerator
    /// Takes the place of some leaves, where it is given.
    private var record: RecordingView.Record?

    static func view(seed: UInt64, depth: Int = 5, record: RecordingView.Record? = nil) -> AnyView {
        var random = RandomView(generator: SeededGenerator(seed: seed), record: record)
        return random.container(depth)
    }

    // MARK: Choices

    private mutating func pick<Element>(_ elements: [Element], else last: Element) -> Element {
        elements.randomElement(using: &generator) ?? last
    }

    private mutating func happens(oneIn count: Int) -> Bool { Int.random(in: 0..<count, using: &generator) == 0 }

    /// Lengths of thirds, so that edges fall between pixels.
    private mutating func length(_ range: ClosedRange<Int>) -> Double {
        Double(Int.random(in: range, using: &generator)) + pick([0, 0.5, 1.0 / 3], else: 0)
    }

    private mutating func spacing() -> Double? { happens(oneIn: 2) ? nil : length(0...20) }

    private mutating func alignment() -> Alignment {
        Alignment(
            horizontal: pick(Self.horizontal, else: .center), vertical: pick(Self.vertical, else: .center))
    }

    // MARK: Views

    private mutating func view(_ depth: Int) -> AnyView {
        let view = depth > 0 && !happens(oneIn: 3) ? container(depth) : leaf()
        return happens(oneIn: 2) ? modified(view, depth) : view
    }

    private mutating func views(_ depth: Int) -> [AnyView] {
        (0..<Int.random(in: 0...4, using: &generator)).map { _ in view(depth) }
    }

    private mutating func leaf() -> AnyView {
        if let record, happens(oneIn: 2) {
            return AnyView(RecordingView(kind: pick(RecordingView.Kind.allCases, else: .fixed), record: record))
        }
        return switch Int.random(in: 0..<12, using: &generator) {
        case 0: AnyView(Rectangle())
        case 1: AnyView(Capsule().frame(minWidth: length(0...40), maxWidth: .infinity).frame(height: length(1...9)))
        case 2: AnyView(Spacer(minLength: spacing()))
        case 9: AnyView(Divider())
        case 10: AnyView(Flag().fill(LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .bottom)))
        case 11: AnyView(corners().strokeBorder(Color.green, lineWidth: length(1...3)))
        case 3, 4: AnyView(Image(systemName: pick(Self.symbols, else: "wind")))
        default: AnyView(Text(verbatim: pick(Self.texts, else: "")))
        }
    }

    private mutating func corners() -> UnevenRoundedRectangle {
        UnevenRoundedRectangle(topLeadingRadius: length(0...12), bottomTrailingRadius: length(0...30))
    }

    private mutating func container(_ depth: Int) -> AnyView {
        switch Int.random(in: 0..<9, using: &generator) {
        case 0, 1:
            let content = views(depth - 1)
            return AnyView(
                HStack(alignment: pick(Self.vertical, else: .center), spacing: spacing()) { ViewList(content) })
        case 2, 3:
            let content = views(depth - 1)
            return AnyView(
                VStack(alignment: pick(Self.horizontal, else: .center), spacing: spacing()) { ViewList(content) })
        case 4:
            let content = views(depth - 1)
            return AnyView(ZStack(alignment: alignment()) { ViewList(content) })
        case 5: return grid(depth)
        case 6:
            let content = views(depth - 1)
            return AnyView(
                LazyVGrid(
                    columns: [item(), item(), item()], alignment: pick(Self.horizontal, else: .center),
                    spacing: spacing()
                ) { ViewList(content) })
        case 7:
            let content = views(depth - 1)
            return AnyView(
                LazyVStack(alignment: pick(Self.horizontal, else: .center), spacing: spacing()) { ViewList(content) })
        default:
            let content = views(depth - 1)
            return AnyView(ViewThatFits(in: happens(oneIn: 2) ? .horizontal : .vertical) { ViewList(content) })
        }
    }

    private mutating func grid(_ depth: Int) -> AnyView {
        let rows = (0..<Int.random(in: 0...3, using: &generator)).map { _ -> AnyView in
            if happens(oneIn: 4) { return view(depth - 1) }
            let cells = views(depth - 1)
            let columnAlignment = pick(Self.horizontal, else: .center)
            let rowAlignment = happens(oneIn: 2) ? nil : pick(Self.vertical, else: .center)
            return AnyView(
                GridRow(alignment: rowAlignment) {
                    Text(verbatim: pick(Self.texts, else: "")).gridColumnAlignment(columnAlignment)
                    ViewList(cells.map { cell($0) })
                })
        }
        return AnyView(
            Grid(alignment: alignment(), horizontalSpacing: spacing(), verticalSpacing: spacing()) { ViewList(rows) })
    }

    /// A cell of a grid that may ask for something.
    private mutating func cell(_ view: AnyView) -> AnyView {
        switch Int.random(in: 0..<8, using: &generator) {
        case 0: AnyView(view.gridCellColumns(Int.random(in: 1...3, using: &generator)))
        case 1: AnyView(view.gridCellUnsizedAxes(happens(oneIn: 2) ? .horizontal : [.horizontal, .vertical]))
        case 2: AnyView(view.gridCellAnchor(UnitPoint(x: length(0...1) / 2, y: length(0...1) / 2)))
        case 3:
            AnyView(
                view.alignmentGuide(pick(Self.vertical, else: .center)) { [length = CGFloat(length(0...9))] _ in length
                })
        default: view
        }
    }

    private mutating func item() -> GridItem {
        let size: GridItem.Size =
            switch Int.random(in: 0..<3, using: &generator) {
            case 0: .fixed(length(0...60))
            case 1: .flexible(minimum: length(0...60))
            default: .adaptive(minimum: length(20...60))
            }
        return GridItem(size, spacing: spacing(), alignment: happens(oneIn: 2) ? nil : alignment())
    }

    private mutating func modified(_ view: AnyView, _ depth: Int) -> AnyView {
        switch Int.random(in: 0..<14, using: &generator) {
        case 0: AnyView(view.padding(length(0...20)))
        case 1: AnyView(view.padding([.leading, .top], length(-3...20)))
        case 2: AnyView(view.frame(width: length(0...200), alignment: alignment()))
        case 3: AnyView(view.frame(height: length(0...200), alignment: alignment()))
        case 4: AnyView(view.frame(minWidth: length(0...90), maxWidth: length(90...300), alignment: alignment()))
        case 5: AnyView(view.frame(idealWidth: length(0...90), maxHeight: .infinity, alignment: alignment()))
        case 6: AnyView(view.fixedSize(horizontal: happens(oneIn: 2), vertical: happens(oneIn: 2)))
        case 10: AnyView(view.offset(x: length(-9...9), y: length(-9...9)))
        case 11: AnyView(view.aspectRatio(pick([0.5, 1.5, 2], else: 1), contentMode: .fit))
        case 12: AnyView(view.clipShape(corners()).opacity(0.5).zIndex(length(0...2)))
        case 13: AnyView(view.clipShape(Flag()))
        case 7: AnyView(view.background(alignment: alignment()) { leaf() })
        case 8: AnyView(view.overlay(alignment: alignment()) { leaf().frame(width: length(1...30)) })
        default:
            AnyView(
                view.layoutPriority(length(0...2))
                    .multilineTextAlignment(pick([.leading, .center, .trailing], else: .leading)))
        }
    }
}

/// A shape that is no mirror image of itself.
private struct Flag: Shape {
    func path(in rect: Rect) -> Path {
        var path = Path()
        path.move(to: Point(x: rect.minX, y: rect.minY))
        path.addLine(to: Point(x: rect.maxX, y: rect.minY + rect.size.height / 3))
        path.addQuadCurve(
            to: Point(x: rect.minX, y: rect.maxY), control: Point(x: rect.minX + rect.size.width / 3, y: rect.maxY))
        path.closeSubpath()
        return path
    }
}
