import MizanLayout

/// A title, a message and one or two buttons. Source: SwiftUI's `Alert`, which `alert(_:isPresented:actions:message:)` came after.
public struct Alert {
    /// A button of an alert or an action sheet. Source: SwiftUI's `Alert.Button`.
    public struct Button {
        fileprivate let role: ButtonRole?
        fileprivate let label: Text
        fileprivate let action: () -> Void

        /// A button.
        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(role: nil, label: label, action: action ?? {})
        }

        /// A button that changes nothing.
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(role: .cancel, label: label, action: action ?? {})
        }

        /// A button that changes nothing, with the system's title.
        public static func cancel(_ action: (() -> Void)? = {}) -> Button { cancel(Text("Cancel"), action: action) }

        /// A button that destroys something.
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(role: .destructive, label: label, action: action ?? {})
        }
    }

    fileprivate let title: Text
    fileprivate let message: Text?
    fileprivate let buttons: [Button]

    /// An alert with one button.
    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
        self.title = title
        self.message = message
        buttons = [dismissButton ?? .default(Text("OK"))]
    }

    /// An alert with two buttons.
    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
        self.title = title
        self.message = message
        buttons = [primaryButton, secondaryButton]
    }
}

/// A title, a message and buttons at the lower edge. Source: SwiftUI's `ActionSheet`, which `confirmationDialog` came after.
public struct ActionSheet {
    /// A button.
    public typealias Button = Alert.Button

    fileprivate let title: Text
    fileprivate let message: Text?
    fileprivate let buttons: [Button]

    /// A sheet of buttons.
    public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
        self.title = title
        self.message = message
        self.buttons = buttons
    }
}

nonisolated extension View {
    /// Presents an alert while a binding is true. Source: SwiftUI's `alert(isPresented:content:)`.
    public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
        modifier(
            PresentationModifier(isPresented) { dismiss in
                let alert = content()
                return Presentation(.alert, alert.title, alert.message, alert.buttons, dismiss)
            })
    }

    /// Presents an alert for an item. Source: SwiftUI's `alert(item:content:)`.
    public func alert<Item: Identifiable>(item: Binding<Item?>, content: @escaping (Item) -> Alert) -> some View {
        modifier(
            PresentationModifier(item.isThere()) { dismiss in
                let alert = item.wrappedValue.map(content)
                return Presentation(.alert, alert?.title, alert?.message, alert?.buttons ?? [], dismiss)
            })
    }

    /// Presents a sheet of buttons while a binding is true. Source: SwiftUI's `actionSheet(isPresented:content:)`.
    public func actionSheet(isPresented: Binding<Bool>, content: @escaping () -> ActionSheet) -> some View {
        modifier(
            PresentationModifier(isPresented) { dismiss in
                let sheet = content()
                return Presentation(.confirmationDialog, sheet.title, sheet.message, sheet.buttons, dismiss)
            })
    }

    /// Presents a sheet of buttons for an item. Source: SwiftUI's `actionSheet(item:content:)`.
    public func actionSheet<Item: Identifiable>(
        item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
    ) -> some View {
        modifier(
            PresentationModifier(item.isThere()) { dismiss in
                let sheet = item.wrappedValue.map(content)
                return Presentation(.confirmationDialog, sheet?.title, sheet?.message, sheet?.buttons ?? [], dismiss)
            })
    }
}

extension Presentation {
    fileprivate init(
        _ kind: PresentationType, _ title: Text?, _ message: Text?, _ buttons: [Alert.Button], _ dismiss: DismissAction
    ) {
        let content = ForEach(buttons) { button in
            Button(role: button.role) {
                button.action()
                dismiss()
            } label: {
                button.label
            }
        }
        self.init(
            kind: kind, title: title.map { CapturedText($0) }, message: message.map { CapturedView($0) },
            content: CapturedView(content), dismiss: dismiss)
    }
}
