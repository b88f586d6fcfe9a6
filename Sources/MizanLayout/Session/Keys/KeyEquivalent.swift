/// A key by the character that it types, or that stands for it. Source: SwiftUI's `KeyEquivalent`.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    /// The character of the key.
    public let character: Character

    /// The key of a character.
    public init(_ character: Character) { self.character = character }

    /// The key of a character.
    public init(extendedGraphemeClusterLiteral character: Character) { self.init(character) }

    // Function keys have the characters that AppKit gives them.
    /// The arrow up.
    public static let upArrow = KeyEquivalent("\u{F700}")
    /// The arrow down.
    public static let downArrow = KeyEquivalent("\u{F701}")
    /// The arrow to the left, in either direction of the interface.
    public static let leftArrow = KeyEquivalent("\u{F702}")
    /// The arrow to the right, in either direction of the interface.
    public static let rightArrow = KeyEquivalent("\u{F703}")
    /// The escape key.
    public static let escape = KeyEquivalent("\u{1B}")
    /// Deletes what is before the cursor.
    public static let delete = KeyEquivalent("\u{8}")
    /// Deletes what is after the cursor.
    public static let deleteForward = KeyEquivalent("\u{F728}")
    /// To the beginning.
    public static let home = KeyEquivalent("\u{F729}")
    /// To the end.
    public static let end = KeyEquivalent("\u{F72B}")
    /// One page up.
    public static let pageUp = KeyEquivalent("\u{F72C}")
    /// One page down.
    public static let pageDown = KeyEquivalent("\u{F72D}")
    /// Clears everything.
    public static let clear = KeyEquivalent("\u{F739}")
    /// To the next view.
    public static let tab = KeyEquivalent("\u{9}")
    /// The space bar.
    public static let space = KeyEquivalent(" ")
    /// The return key.
    public static let `return` = KeyEquivalent("\u{D}")
}

/// The keys that are held while something else happens. Source: SwiftUI's `EventModifiers`.
public struct EventModifiers: OptionSet, Hashable, Sendable {
    /// One bit for each key.
    public let rawValue: Int

    /// Keys by their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The caps lock key.
    public static let capsLock = EventModifiers(rawValue: 1 << 0)
    /// The shift key.
    public static let shift = EventModifiers(rawValue: 1 << 1)
    /// The control key.
    public static let control = EventModifiers(rawValue: 1 << 2)
    /// The option or alt key.
    public static let option = EventModifiers(rawValue: 1 << 3)
    /// The command key.
    public static let command = EventModifiers(rawValue: 1 << 4)
    /// The key is one of the numeric pad.
    public static let numericPad = EventModifiers(rawValue: 1 << 5)
    /// Every modifier.
    public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]
}

/// One press of a key. Source: SwiftUI's `KeyPress`.
public struct KeyPress: Hashable, Sendable {
    /// The key.
    public let key: KeyEquivalent
    /// The keys that are held meanwhile.
    public let modifiers: EventModifiers

    /// The characters that the key types.
    public var characters: String { String(key.character) }

    /// The outcome of an action for a key.
    public enum Result: Hashable, Sendable {
        /// Nothing around the view gets the key.
        case handled
        /// The next view around gets the key.
        case ignored
    }
}
