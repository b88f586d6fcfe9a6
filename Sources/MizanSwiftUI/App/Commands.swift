import Mizan
import MizanControls

/// Commands of a menu bar, which isn't drawn. Source: SwiftUI's `Commands`.
@MainActor @preconcurrency public protocol Commands {
    associatedtype Body: Commands

    /// The commands of the menus.
    @CommandsBuilder var body: Body { get }
}

/// Commands without a body.
nonisolated public struct NoCommands: Commands {
    /// No commands: no menu bar is drawn.
    public init() {}

    /// The commands themselves, which are none.
    public var body: NoCommands { self }
}

/// A menu. Source: SwiftUI's `CommandMenu`.
nonisolated public struct CommandMenu<Content: View>: Commands {
    /// A menu with a localized title.
    public init(_ key: LocalizedStringKey, @ViewBuilder content: () -> Content) {}

    /// A menu with a verbatim title.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {}

    /// No commands: no menu bar is drawn.
    public var body: NoCommands { NoCommands() }
}

/// Commands at a place of the menus. Source: SwiftUI's `CommandGroup`.
nonisolated public struct CommandGroup<Content: View>: Commands {
    /// Commands that precede a group.
    public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

    /// Commands that follow a group.
    public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

    /// Commands in place of others.
    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

    /// No commands: no menu bar is drawn.
    public var body: NoCommands { NoCommands() }
}

/// A place of the menus. Source: SwiftUI's `CommandGroupPlacement`.
public enum CommandGroupPlacement: Hashable, Sendable {
    case appInfo, appSettings, systemServices, appVisibility, appTermination, newItem, saveItem, importExport, printItem
    case undoRedo, pasteboard, textEditing, textFormatting, toolbar, sidebar, windowSize, windowList
    case singleWindowList, windowArrangement, help
}

/// The usual commands of a sidebar. Source: SwiftUI's `SidebarCommands`.
nonisolated public struct SidebarCommands: Commands {
    /// The commands of the menus.
    public init() {}

    /// No commands: no menu bar is drawn.
    public var body: NoCommands { NoCommands() }
}

/// The usual commands of texts. Source: SwiftUI's `TextEditingCommands`.
nonisolated public struct TextEditingCommands: Commands {
    /// The commands of the menus.
    public init() {}

    /// No commands: no menu bar is drawn.
    public var body: NoCommands { NoCommands() }
}

/// The usual commands of bars. Source: SwiftUI's `ToolbarCommands`.
nonisolated public struct ToolbarCommands: Commands {
    /// The commands of the menus.
    public init() {}

    /// No commands: no menu bar is drawn.
    public var body: NoCommands { NoCommands() }
}

/// Builds commands from statements. Source: SwiftUI's `CommandsBuilder`.
@resultBuilder
public enum CommandsBuilder {
    /// Returns no commands, because no menu bar is drawn.
    public static func buildBlock() -> NoCommands { NoCommands() }

    /// Accepts only commands as statements of a block.
    public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

    /// Returns no commands, because no menu bar is drawn.
    public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> NoCommands { NoCommands() }

    /// Supports an `if` without an `else`; returns no commands.
    public static func buildOptional(_ content: (some Commands)?) -> NoCommands { NoCommands() }

    /// Supports an `if #available`; returns no commands.
    public static func buildLimitedAvailability(_ content: some Commands) -> NoCommands { NoCommands() }
}
