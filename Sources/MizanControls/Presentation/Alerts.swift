import Foundation
import MizanLayout
import MizanLocalization

nonisolated extension View {
    /// Presents a title with buttons while a binding is true. Source: SwiftUI's `alert(_:isPresented:actions:)`.
    public func alert(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> some View
    ) -> some View {
        presentingQuestion(.alert, title, isPresented, actions: actions)
    }

    /// Presents a title, a message and buttons while a binding is true. Source: SwiftUI's
    /// `alert(_:isPresented:actions:message:)`.
    public func alert(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> some View,
        @ViewBuilder message: @escaping () -> some View
    ) -> some View {
        presentingQuestion(.alert, title, isPresented, actions: actions) { CapturedView(message()) }
    }

    /// Presents a localized title with buttons. Source: SwiftUI's `alert(_:isPresented:actions:)`.
    public func alert(
        _ key: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> some View
    ) -> some View {
        alert(Text(key), isPresented: isPresented, actions: actions)
    }

    /// Presents a localized title, a message and buttons. Source: SwiftUI's `alert(_:isPresented:actions:message:)`.
    public func alert(
        _ key: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> some View,
        @ViewBuilder message: @escaping () -> some View
    ) -> some View {
        alert(Text(key), isPresented: isPresented, actions: actions, message: message)
    }

    /// Presents a verbatim title with buttons. Source: SwiftUI's `alert(_:isPresented:actions:)`.
    @_disfavoredOverload
    public func alert(
        _ title: some StringProtocol, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> some View
    ) -> some View {
        alert(Text(title), isPresented: isPresented, actions: actions)
    }

    /// Presents a verbatim title, a message and buttons. Source: SwiftUI's `alert(_:isPresented:actions:message:)`.
    @_disfavoredOverload
    public func alert(
        _ title: some StringProtocol, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> some View,
        @ViewBuilder message: @escaping () -> some View
    ) -> some View {
        alert(Text(title), isPresented: isPresented, actions: actions, message: message)
    }

    /// Presents an error's description with buttons. Source: SwiftUI's `alert(isPresented:error:actions:)`.
    public func alert<Failure: LocalizedError>(
        isPresented: Binding<Bool>, error: Failure?, @ViewBuilder actions: @escaping () -> some View
    ) -> some View {
        alert(Text(verbatim: error?.errorDescription ?? ""), isPresented: isPresented, actions: actions)
    }

    /// Presents an error with buttons and a message for it. Source: SwiftUI's `alert(isPresented:error:actions:message:)`.
    public func alert<Failure: LocalizedError>(
        isPresented: Binding<Bool>, error: Failure?, @ViewBuilder actions: @escaping (Failure) -> some View,
        @ViewBuilder message: @escaping (Failure) -> some View
    ) -> some View {
        alert(
            Text(verbatim: error?.errorDescription ?? ""), isPresented: isPresented, presenting: error,
            actions: actions, message: message)
    }

    /// Presents a title with a choice, from which it may be asked in several ways, while a binding is true. Source: SwiftUI's
    /// `confirmationDialog(_:isPresented:titleVisibility:actions:)`.
    public func confirmationDialog(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> some View
    ) -> some View {
        presentingQuestion(.confirmationDialog, title, isPresented, titleVisibility: titleVisibility, actions: actions)
    }

    /// Presents a title, a message and a choice. Source: SwiftUI's
    /// `confirmationDialog(_:isPresented:titleVisibility:actions:message:)`.
    public func confirmationDialog(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> some View, @ViewBuilder message: @escaping () -> some View
    ) -> some View {
        presentingQuestion(.confirmationDialog, title, isPresented, titleVisibility: titleVisibility, actions: actions)
        {
            CapturedView(message())
        }
    }

    /// Presents a localized title with a choice. Source: SwiftUI's
    /// `confirmationDialog(_:isPresented:titleVisibility:actions:)`.
    public func confirmationDialog(
        _ key: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> some View
    ) -> some View {
        confirmationDialog(
            Text(key), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
    }

    /// Presents a localized title, a message and a choice. Source: SwiftUI's
    /// `confirmationDialog(_:isPresented:titleVisibility:actions:message:)`.
    public func confirmationDialog(
        _ key: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> some View, @ViewBuilder message: @escaping () -> some View
    ) -> some View {
        confirmationDialog(
            Text(key), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions, message: message)
    }

    /// Presents a verbatim title with a choice. Source: SwiftUI's
    /// `confirmationDialog(_:isPresented:titleVisibility:actions:)`.
    @_disfavoredOverload
    public func confirmationDialog(
        _ title: some StringProtocol, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> some View
    ) -> some View {
        confirmationDialog(
            Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
    }

    /// Presents a verbatim title, a message and a choice. Source: SwiftUI's
    /// `confirmationDialog(_:isPresented:titleVisibility:actions:message:)`.
    @_disfavoredOverload
    public func confirmationDialog(
        _ title: some StringProtocol, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> some View, @ViewBuilder message: @escaping () -> some View
    ) -> some View {
        confirmationDialog(
            Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
            message: message)
    }

    func presentingQuestion(
        _ kind: Presentation.PresentationType, _ title: Text, _ isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> some View,
        message: @escaping () -> CapturedView? = { nil }
    ) -> some View {
        modifier(
            PresentationModifier(isPresented) { dismiss in
                Presentation(
                    kind: kind, title: CapturedText(title), message: message(), content: CapturedView(actions()),
                    titleVisibility: titleVisibility,
                    dismiss: dismiss)
            })
    }
}
