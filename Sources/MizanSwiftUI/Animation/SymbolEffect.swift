import Mizan

/// A movement of a symbol. Source: the effects of Apple's framework Symbols, by their names there.
public struct SymbolEffect: Hashable, Sendable {
    private enum EffectForm: String, Hashable, Sendable {
        case appear, bounce, breathe, disappear, pulse, replace, rotate, scale, variableColor, wiggle
    }

    private let kind: EffectForm
    private var parts: [String] = []

    /// Comes.
    public static let appear = SymbolEffect(kind: .appear)
    /// Jumps.
    public static let bounce = SymbolEffect(kind: .bounce)
    /// Grows and shrinks.
    public static let breathe = SymbolEffect(kind: .breathe)
    /// Goes.
    public static let disappear = SymbolEffect(kind: .disappear)
    /// Fades and comes back.
    public static let pulse = SymbolEffect(kind: .pulse)
    /// Makes room for another one.
    public static let replace = SymbolEffect(kind: .replace)
    /// Turns.
    public static let rotate = SymbolEffect(kind: .rotate)
    /// Becomes larger or smaller.
    public static let scale = SymbolEffect(kind: .scale)
    /// Fills one layer after the other.
    public static let variableColor = SymbolEffect(kind: .variableColor)
    /// Sways.
    public static let wiggle = SymbolEffect(kind: .wiggle)

    /// Upwards.
    public var up: SymbolEffect { with("up") }
    /// Downwards.
    public var down: SymbolEffect { with("down") }
    /// Clockwise.
    public var clockwise: SymbolEffect { with("clockwise") }
    /// Counterclockwise.
    public var counterClockwise: SymbolEffect { with("counterClockwise") }
    /// One layer after the other.
    public var byLayer: SymbolEffect { with("byLayer") }
    /// All layers together.
    public var wholeSymbol: SymbolEffect { with("wholeSymbol") }
    /// Layer upon layer.
    public var cumulative: SymbolEffect { with("cumulative") }
    /// One layer at a time.
    public var iterative: SymbolEffect { with("iterative") }
    /// Forth and back.
    public var reversing: SymbolEffect { with("reversing") }
    /// Forth alone.
    public var nonReversing: SymbolEffect { with("nonReversing") }
    /// Out downwards, in upwards.
    public var downUp: SymbolEffect { with("downUp") }
    /// Out upwards, in upwards.
    public var upUp: SymbolEffect { with("upUp") }
    /// Out at once.
    public var offUp: SymbolEffect { with("offUp") }

    private func with(_ part: String) -> SymbolEffect {
        var effect = self
        effect.parts.append(part)
        return effect
    }
}

/// The speed and the number of a symbol's movements. Source: the options of Apple's framework Symbols.
public struct SymbolEffectOptions: Hashable, Sendable {
    private var speed = 1.0
    private var count: Int? = 1

    /// As the effect has it.
    public static let `default` = SymbolEffectOptions()
    /// Without an end.
    public static let repeating = SymbolEffectOptions(count: nil)
    /// Once.
    public static let nonRepeating = SymbolEffectOptions(count: 1)

    private init(count: Int? = 1) { self.count = count }

    /// Several times.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions(count: count) }

    /// So many times as fast.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions.default.speed(speed) }

    /// So many times as fast.
    public func speed(_ speed: Double) -> SymbolEffectOptions {
        var options = self
        options.speed = speed
        return options
    }
}
