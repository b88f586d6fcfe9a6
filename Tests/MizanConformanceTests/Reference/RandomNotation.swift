import MizanBase
import MizanLayout

@testable import MizanConformance

/// Views of any shape of the notation from a seed: the same seed gives the same view.
struct RandomNotation {
    private var generator: SplitMix
    private var leafCount = 0
    private let depth: Int

    /// A view, and an odd host for it: lengths of thirds, none, nothing, more than enough.
    static func make(seed: UInt64, depth: Int = 5) -> (view: NotatedView, host: ProposedViewSize) {
        var random = RandomNotation(generator: SplitMix(state: seed &* 0x1234_5678_9abc_def1), depth: depth)
        let view = random.container(random.depth)
        func length(_ random: inout RandomNotation) -> Double? {
            random.pick([nil, 0, 100, 100, 200, 320, 57.25, 1_000.0 / 3, 5_000] as [Double?])
        }
        return (view, ProposedViewSize(width: length(&random), height: length(&random)))
    }

    // MARK: Choices

    private mutating func number(_ limit: Int) -> Int { Int(generator.next() % UInt64(limit)) }

    private mutating func pick<Element>(_ elements: [Element]) -> Element { elements[number(elements.count)] }

    private mutating func pick<Value>(_ names: [String: Value]) -> Value {
        pick(names.sorted { $0.key < $1.key }.map(\.value))
    }

    private mutating func length(_ limit: Int) -> Double { Double(number(limit)) + pick([0, 0, 0.5, 0.25]) }

    private mutating func maybe<Value>(_ value: (inout RandomNotation) -> Value) -> Value? {
        number(2) == 0 ? nil : value(&self)
    }

    // MARK: Views

    private mutating func view(_ depth: Int) -> NotatedView {
        var view = depth > 0 && number(3) == 0 ? container(depth) : leaf()
        while number(5) < 2 { view = .modified(view, modifier(depth)) }
        return view
    }

    private mutating func views(_ depth: Int) -> [NotatedView] { (0..<number(5)).map { _ in view(depth) } }

    private mutating func leaf() -> NotatedView {
        if number(14) == 0 { return .divider }
        if number(6) == 0 { return .spacer(minLength: maybe { $0.length(40) }) }
        leafCount += 1
        return .leaf("v\(leafCount)", number: leafCount)
    }

    private mutating func container(_ depth: Int) -> NotatedView {
        switch number(10) {
        case 0, 1, 2:
            let (alignment, spacing) = (pick(NotationArguments.vertical), maybe { $0.length(20) - 4 })
            return .hStack(alignment: alignment, spacing: spacing, views(depth - 1))
        case 3, 4, 5:
            let (alignment, spacing) = (pick(NotationArguments.horizontal), maybe { $0.length(20) - 4 })
            return .vStack(alignment: alignment, spacing: spacing, views(depth - 1))
        case 6, 7:
            let alignment = pick(NotationArguments.both)
            return .zStack(alignment: alignment, views(depth - 1))
        case 8:
            let axes = pick(NotationArguments.axes)
            return .viewThatFits(in: axes, views(depth - 1))
        default: return .hStack(alignment: .center, spacing: nil, [.group(views(depth - 1)), view(depth - 1)])
        }
    }

    private mutating func modifier(_ depth: Int) -> NotatedModifier {
        switch number(14) {
        case 0, 1:
            // Negative numbers are ignored.
            let (width, height) = (maybe { $0.length(120) - 3 }, maybe { $0.length(120) })
            return .frame(width: width, height: height, alignment: pick(NotationArguments.both))
        case 2, 3, 4, 5:
            var (width, height) = (bounds(), bounds())
            if width == height { (width, height) = (NotatedModifier.Bounds(maximum: length(100)), bounds()) }
            return .flexibleFrame(width: width, height: height, alignment: pick(NotationArguments.both))
        case 6, 7:
            return .padding(
                EdgeInsets(
                    top: pick([0, 4, 10.5, -3]), leading: pick([0, 7, 12.25, -2]), bottom: pick([0, 1, 16]),
                    trailing: pick([0, 5, 9.5])))
        case 8: return .fixedSize(horizontal: number(2) == 0, vertical: number(2) == 0)
        case 12: return .aspectRatio(pick([0.5, 1.5, 3]), fills: number(2) == 0)
        case 13: return .offset(x: length(20) - 9, y: length(20) - 9)
        case 9: return .layoutPriority(pick([-1, 1, 2, 0.5]))
        case 10:
            let alignment = pick(NotationArguments.both)
            return .background(view(min(depth - 1, 1)), alignment: alignment)
        default:
            let alignment = pick(NotationArguments.both)
            return .overlay(view(min(depth - 1, 1)), alignment: alignment)
        }
    }

    /// Bounds that don't contradict each other.
    private mutating func bounds() -> NotatedModifier.Bounds {
        let minimum = maybe { $0.length(60) }
        let ideal = maybe { $0.length(60) + (minimum ?? 0) }
        let maximum = maybe { random in
            random.number(3) == 0 ? .infinity : random.length(100) + (ideal ?? minimum ?? 0)
        }
        return NotatedModifier.Bounds(minimum: minimum, ideal: ideal, maximum: maximum)
    }
}

/// SplitMix64. Source: Steele, Lea and Flood 2014.
private struct SplitMix {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var value = state
        value = (value ^ value >> 30) &* 0xbf58_476d_1ce4_e5b9
        value = (value ^ value >> 27) &* 0x94d0_49bb_1331_11eb
        return value ^ value >> 31
    }
}
