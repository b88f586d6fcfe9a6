import MizanLayout
import MizanLocalization

// Alerts and dialogs about a value, whose buttons and message are made of it.
nonisolated extension View {
    /// Presents a title, a message and buttons for a value. Source: SwiftUI's
    /// `alert(_:isPresented:presenting:actions:message:)`.
    public func alert<Subject>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: Subject?,
        @ViewBuilder actions: @escaping (Subject) -> some View, @ViewBuilder message: @escaping (Subject) -> some View
    ) -> some View {
        presentingQuestion(.alert, title, isPresented.and(data)) {
            data.map(actions)
        } message: {
            data.map { CapturedView(message($0)) }
        }
    }

    /// Presents a title with buttons for a value. Source: SwiftUI's `alert(_:isPresented:presenting:actions:)`.
    public func alert<Subject>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: Subject?,
        @ViewBuilder actions: @escaping (Subject) -> some View
    ) -> some View {
        presentingQuestion(.alert, title, isPresented.and(data)) { data.map(actions) }
    }

    /// Presents a localized title, a message and buttons for a value. Source: SwiftUI's
    /// `alert(_:isPresented:presenting:actions:message:)`.
    public func alert<Subject>(
        _ key: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Subject?,
        @ViewBuilder actions: @escaping (Subject) -> some View, @ViewBuilder message: @escaping (Subject) -> some View
    ) -> some View {
        alert(Text(key), isPresented: isPresented, presenting: data, actions: actions, message: message)
    }

    /// Presents a localized title with buttons for a value. Source: SwiftUI's `alert(_:isPresented:presenting:actions:)`.
    public func alert<Subject>(
        _ key: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Subject?,
        @ViewBuilder actions: @escaping (Subject) -> some View
    ) -> some View {
        alert(Text(key), isPresented: isPresented, presenting: data, actions: actions)
    }

    /// Presents a verbatim title, a message and buttons for a value. Source: SwiftUI's
    /// `alert(_:isPresented:presenting:actions:message:)`.
    @_disfavoredOverload
    public func alert<Subject>(
        _ title: some StringProtocol, isPresented: Binding<Bool>, presenting data: Subject?,
        @ViewBuilder actions: @escaping (Subject) -> some View, @ViewBuilder message: @escaping (Subject) -> some View
    ) -> some View {
        alert(Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message)
    }

    /// Presents a title, a message and a choice for a value. Source: SwiftUI's
    /// `confirmationDialog(_:isPresented:titleVisibility:presenting:actions:message:)`.
    public func confirmationDialog<Subject>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: Subject?,
        @ViewBuilder actions: @escaping (Subject) -> some View, @ViewBuilder message: @escaping (Subject) -> some View
    ) -> some View {
        presentingQuestion(.confirmationDialog, title, isPresented.and(data), titleVisibility: titleVisibility) {
            data.map(actions)
        } message: {
            data.map { CapturedView(message($0)) }
        }
    }

    /// Presents a title with a choice for a value. Source: SwiftUI's
    /// `confirmationDialog(_:isPresented:titleVisibility:presenting:actions:)`.
    public func confirmationDialog<Subject>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: Subject?,
        @ViewBuilder actions: @escaping (Subject) -> some View
    ) -> some View {
        presentingQuestion(.confirmationDialog, title, isPresented.and(data), titleVisibility: titleVisibility) {
            data.map(actions)
        }
    }

    /// Presents a localized title, a message and a choice for a value. Source: SwiftUI's
    /// `confirmationDialog(_:isPresented:titleVisibility:presenting:actions:message:)`.
    public func confirmationDialog<Subject>(
        _ key: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: Subject?, @ViewBuilder actions: @escaping (Subject) -> some View,
        @ViewBuilder message: @escaping (Subject) -> some View
    ) -> some View {
        confirmationDialog(
            Text(key), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data, actions: actions,
            message: message)
    }

    /// Presents a localized title with a choice for a value. Source: SwiftUI's
    /// `confirmationDialog(_:isPresented:titleVisibility:presenting:actions:)`.
    public func confirmationDialog<Subject>(
        _ key: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: Subject?, @ViewBuilder actions: @escaping (Subject) -> some View
    ) -> some View {
        confirmationDialog(
            Text(key), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data, actions: actions)
    }
}

extension Binding where Value == Bool {
    /// The binding while there is a value to present.
    fileprivate func and(_ data: (some Any)?) -> Binding<Bool> { data == nil ? .constant(false) : self }
}
