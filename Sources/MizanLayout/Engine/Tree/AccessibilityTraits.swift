/// The kind of a view and its behaviour, for assistive technologies. Source: SwiftUI's `AccessibilityTraits`.
///
/// The traits for kinds of views decide the role in the render tree; the tree names the others beside it.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
    /// One bit for each trait.
    public let rawValue: Int

    /// Traits by their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Can be pressed: the role `button`.
    public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
    /// Divides content into sections: the role `heading`.
    public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
    /// Is selected.
    public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
    /// Leads somewhere: the role `link`.
    public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
    /// Is a field for searching: the role `searchField`.
    public static let isSearchField = AccessibilityTraits(rawValue: 1 << 4)
    /// Is a picture: the role `image`.
    public static let isImage = AccessibilityTraits(rawValue: 1 << 5)
    /// Makes a sound of its own when it is pressed.
    public static let playsSound = AccessibilityTraits(rawValue: 1 << 6)
    /// Is a key of a keyboard: the role `key`.
    public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 7)
    /// Is text that does not change: the role `text`.
    public static let isStaticText = AccessibilityTraits(rawValue: 1 << 8)
    /// Summarizes the screen.
    public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 9)
    /// Changes often.
    public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 10)
    /// Starts a film or a recording.
    public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
    /// Takes touches as they are.
    public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 12)
    /// Turns a page when it was read.
    public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 13)
    /// Leaves nothing else to act on.
    public static let isModal = AccessibilityTraits(rawValue: 1 << 14)
    /// Is on or off: the role `toggle`.
    public static let isToggle = AccessibilityTraits(rawValue: 1 << 15)
    /// Holds tabs: the role `tabBar`.
    public static let isTabBar = AccessibilityTraits(rawValue: 1 << 16)
    /// Is shown large, by its label, while a reader with a large text size presses it long.
    package static let showsLargeContentViewer = AccessibilityTraits(rawValue: 1 << 17)

    /// The traits that are roles: of several, the first is the role.
    static let roles: KeyValuePairs<String, AccessibilityTraits> = [
        "toggle": .isToggle, "button": .isButton, "link": .isLink, "searchField": .isSearchField, "heading": .isHeader,
        "key": .isKeyboardKey, "tabBar": .isTabBar, "image": .isImage, "text": .isStaticText,
    ]

    /// The traits of what is pressed, which can be disabled.
    static let controls: AccessibilityTraits = [.isButton, .isLink, .isToggle, .isKeyboardKey]

    /// The role that the traits give; nil where none of them is one.
    var role: String? { Self.roles.first { !isDisjoint(with: $0.value) }?.key }

    /// All traits by SwiftUI's names, in the order of their bits.
    package static let named: KeyValuePairs<String, AccessibilityTraits> = [
        "isButton": .isButton, "isHeader": .isHeader, "isSelected": .isSelected, "isLink": .isLink,
        "isSearchField": .isSearchField, "isImage": .isImage, "playsSound": .playsSound,
        "isKeyboardKey": .isKeyboardKey, "isStaticText": .isStaticText, "isSummaryElement": .isSummaryElement,
        "updatesFrequently": .updatesFrequently, "startsMediaSession": .startsMediaSession,
        "allowsDirectInteraction": .allowsDirectInteraction, "causesPageTurn": .causesPageTurn, "isModal": .isModal,
        "isToggle": .isToggle, "isTabBar": .isTabBar,
    ]

    /// The names of the traits that the role doesn't imply; a trait for the usual role of the content isn't printed.
    func names(besides role: String?, usual: String) -> [String] {
        let said = role == usual ? nil : Self.roles.first { $0.key == role }?.value
        let names = Self.named.filter { contains($0.value) && $0.value != said }.map(\.key)
        return contains(.showsLargeContentViewer) ? names + ["showsLargeContentViewer"] : names
    }
}
