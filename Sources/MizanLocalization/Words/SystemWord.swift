/// A word of the interface itself: on a bar's button, at an empty search.
///
/// It is in the language of the program's own strings, if ``SystemWords`` has it. A program's bundle named ``StringBundle/systemName``
/// replaces words and adds languages. Its keys are the English words, the raw values here.
package enum SystemWord: String, CaseIterable, Sendable {
    case ascending = "Ascending"
    case back = "Back"
    case cancel = "Cancel"
    case clear = "Clear text"
    case close = "Close"
    case collapse = "Collapse"
    case decrement = "Decrease"
    case delete = "Delete"
    case descending = "Descending"
    case done = "Done"
    case edit = "Edit"
    case expand = "Expand"
    case increment = "Increase"
    case more = "More"
    case nextMonth = "Next Month"
    case noResults = "No Results"
    case noResultsFor = "No Results for “%@”"
    case checkSpelling = "Check the spelling or try a new search."
    case ok = "OK"
    case paste = "Paste"
    case previousMonth = "Previous Month"
    case search = "Search"
    case share = "Share…"
    case showSidebar = "Show Sidebar"

    /// The word as a string to look up.
    package var resource: LocalizedStringResource {
        LocalizedStringResource(key: rawValue, bundle: StringBundle.systemName)
    }

    /// The word with its arguments.
    package func resource(_ arguments: LocalizedValue...) -> LocalizedStringResource {
        LocalizedStringResource(key: rawValue, bundle: StringBundle.systemName, arguments: arguments)
    }
}
