import MizanLayout

// A control in its style. A style is bound to the main actor, and the control is laid out on any thread.

nonisolated extension ControlGroupStyle {
    func look(of configuration: Configuration) -> AnyView {
        IsolatedCall.run((self, configuration)) { AnyView($0.makeBody(configuration: $1)) }
    }
}

nonisolated extension DatePickerStyle {
    func look(of configuration: Configuration) -> AnyView {
        IsolatedCall.run((self, configuration)) { AnyView($0.makeBody(configuration: $1)) }
    }
}

nonisolated extension DisclosureGroupStyle {
    func look(of configuration: Configuration) -> AnyView {
        IsolatedCall.run((self, configuration)) { AnyView($0.makeBody(configuration: $1)) }
    }
}

nonisolated extension FormStyle {
    func look(of configuration: Configuration) -> AnyView {
        IsolatedCall.run((self, configuration)) { AnyView($0.makeBody(configuration: $1)) }
    }
}

nonisolated extension GaugeStyle {
    func look(of configuration: Configuration) -> AnyView {
        IsolatedCall.run((self, configuration)) { AnyView($0.makeBody(configuration: $1)) }
    }
}

nonisolated extension GroupBoxStyle {
    func look(of configuration: Configuration) -> AnyView {
        IsolatedCall.run((self, configuration)) { AnyView($0.makeBody(configuration: $1)) }
    }
}

nonisolated extension LabelStyle {
    func look(of configuration: Configuration) -> AnyView {
        IsolatedCall.run((self, configuration)) { AnyView($0.makeBody(configuration: $1)) }
    }
}

nonisolated extension LabeledContentStyle {
    func look(of configuration: Configuration) -> AnyView {
        IsolatedCall.run((self, configuration)) { AnyView($0.makeBody(configuration: $1)) }
    }
}

nonisolated extension MenuStyle {
    func look(of configuration: Configuration) -> AnyView {
        IsolatedCall.run((self, configuration)) { AnyView($0.makeBody(configuration: $1)) }
    }
}

nonisolated extension PrimitiveButtonStyle {
    func look(of configuration: Configuration) -> AnyView {
        IsolatedCall.run((self, configuration)) { AnyView($0.makeBody(configuration: $1)) }
    }
}

nonisolated extension ProgressViewStyle {
    func look(of configuration: Configuration) -> AnyView {
        IsolatedCall.run((self, configuration)) { AnyView($0.makeBody(configuration: $1)) }
    }
}

nonisolated extension ToggleStyle {
    func look(of configuration: Configuration) -> AnyView {
        IsolatedCall.run((self, configuration)) { AnyView($0.makeBody(configuration: $1)) }
    }
}
