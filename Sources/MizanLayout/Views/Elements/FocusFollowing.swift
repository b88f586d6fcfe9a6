/// A state that follows the focus.
protocol FocusFollowing: AnyObject {
    /// What bindings to the state have as their location.
    var source: AnyObject { get }
    /// Whether it says that the focus is at one of its views.
    var isSet: Bool { get }
    /// Says that the focus is elsewhere.
    func clear()
}
