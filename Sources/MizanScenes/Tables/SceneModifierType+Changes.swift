import MizanBase
import MizanDocument
import MizanLayout

extension SceneModifierType {
    /// Text sizes, changed numbers, several modifiers as one.
    @SceneTableBuilder<SceneModifierType> static var changes: [SceneModifierType] {
        SceneModifierType(
            "transformEnvironment", "Changes a number that holds for the views inside.",
            .required("value", .environmentNumber, "Which number; a text size counts in steps."),
            .argument("multiply", .number, or: 1, "What it is multiplied by."),
            .argument("add", .number, or: 0, "What is added then.")
        ) { view, number, factor, summand in
            number.apply(view) { $0 * factor + summand }
        }
        SceneModifierType(
            "modifier", "Several modifiers as one, such as those that an argument holds.",
            .value(.modifiers, "An array of modifiers, applied in order.")
        ) { (view, modifiers: SceneModifiers) in
            try modifiers.applied(to: view)
        }
        SceneModifierType(
            "dynamicTypeSize", "The reader's text size inside, or its bounds.",
            .argument("size", .dynamicTypeSize, "The size.").orAlone,
            .argument("min", .dynamicTypeSize, "The smallest size."),
            .argument("max", .dynamicTypeSize, "The largest size."),
            .all
        ) { view, size, least, greatest, given in
            if let size { return view.dynamicTypeSize(size) }
            guard least != nil || greatest != nil else { throw given.missing("size") }
            let range = (least ?? .xSmall, greatest ?? .accessibility5)
            guard range.0 <= range.1 else {
                throw given.value.error("“min” is larger than “max”", fix: "exchange them", rule: "wrong-value")
            }
            return view.dynamicTypeSize(range.0...range.1)
        }
    }
}

extension SceneValueType where Value == DynamicTypeSize {
    static var dynamicTypeSize: SceneValueType { cases(of: DynamicTypeSize.self, named: "dynamicTypeSize") }
}

extension SceneValueType where Value == JSONValue {
    /// Values by name, which the builder knows inside the view: its scopes.
    static var environmentValues: SceneValueType {
        SceneValueType(.dictionary(of: .any)) { value in
            _ = try value.object()
            return value
        }
    }
}

extension SceneValueType where Value == SceneModifiers {
    /// Modifiers in an array, or the name of an argument that holds such an array.
    static var modifiers: SceneValueType {
        SceneValueType(.array(of: .reference("modifier")), takesAlone: { _ in true }) { value, builder in
            let modifiers = try value.array()
            let builder = try builder.entered(value, modifiers: modifiers.count)
            return SceneModifiers(modifiers: modifiers, builder: builder)
        }
    }
}

/// Modifiers that are applied together.
struct SceneModifiers {
    let modifiers: [JSONValue]
    let builder: SceneViewBuilder

    func applied(to view: AnyView) throws -> AnyView {
        try modifiers.reduce(view) { try builder.modified($0, by: $1) }
    }
}

/// A number of the environment that a scene can change.
enum SceneEnvironmentNumber: String, CaseIterable {
    case dynamicTypeSize, lineSpacing, minimumScaleFactor

    /// The view with the number changed for the views inside.
    func apply(_ view: AnyView, _ change: @escaping (Double) -> Double) -> any View {
        switch self {
        case .lineSpacing: view.transformEnvironment(\.lineSpacing) { $0 = change($0) }
        case .minimumScaleFactor: view.transformEnvironment(\.minimumScaleFactor) { $0 = change($0) }
        case .dynamicTypeSize:
            view.transformEnvironment(\.dynamicTypeSize) { size in
                let sizes = DynamicTypeSize.allCases
                let step = change(Double(sizes.firstIndex(of: size) ?? 0)).rounded()
                // No number is the smallest size.
                size = sizes[step > 0 ? Int(min(step, Double(sizes.count - 1))) : 0]
            }
        }
    }
}

extension SceneValueType where Value == SceneEnvironmentNumber {
    static var environmentNumber: SceneValueType { cases(of: SceneEnvironmentNumber.self, named: "environmentNumber") }
}
