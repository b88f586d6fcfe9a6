import Foundation
import MizanBase
import MizanControls
import MizanDocument
import MizanLayout

extension SceneModifierType {
    /// What stands over the whole screen while the scene says so.
    @SceneTableBuilder<SceneModifierType> static var presentations: [SceneModifierType] {
        SceneModifierType(
            "sheet", "Views from the lower edge over the screen.", .isPresented,
            .required("content", .views, "The views.")
        ) { view, isPresented, content in
            view.sheet(isPresented: .constant(isPresented)) { content }
        }
        SceneModifierType(
            "popover", "Views that belong to this one, over the screen.", .isPresented,
            .required("content", .views, "The views.")
        ) { view, isPresented, content in
            view.popover(isPresented: .constant(isPresented)) { content }
        }
        SceneModifierType(
            "presentationDetents", "The heights that the sheet around may have.",
            .value(SceneValueType<PresentationDetent>.detent.array, "The heights; it begins with the least.")
        ) { view, detents in
            view.presentationDetents(Set(detents))
        }
        SceneModifierType(
            "alert", "A title, a message and buttons over the screen.", .title, .isPresented, .buttons, .message
        ) { view, title, isPresented, actions, message in
            guard let message else { return view.alert(title, isPresented: .constant(isPresented)) { actions } }
            return view.alert(title, isPresented: .constant(isPresented)) {
                actions
            } message: {
                message
            }
        }
        SceneModifierType(
            "confirmationDialog", "A choice, with a title and a message, over the lower part of the screen.", .title,
            .isPresented,
            .argument(
                "titleVisibility", .cases(of: Visibility.self, named: "visibility"), or: .automatic,
                "Whether the title is shown."), .buttons, .message
        ) { view, title, isPresented, visibility, actions, message in
            guard let message else {
                return view.confirmationDialog(
                    title, isPresented: .constant(isPresented), titleVisibility: visibility
                ) {
                    actions
                }
            }
            return view.confirmationDialog(
                title, isPresented: .constant(isPresented), titleVisibility: visibility
            ) {
                actions
            } message: {
                message
            }
        }
    }
}

extension SceneArgument where Value == Bool {
    fileprivate static var isPresented: SceneArgument { required("isPresented", .bool, "Whether it is shown.") }
}

extension SceneArgument where Value == Text {
    fileprivate static var title: SceneArgument { required("title", .text, "The title.") }
}

extension SceneArgument where Value == ViewList {
    fileprivate static var buttons: SceneArgument { required("actions", .views, "The buttons.") }
}

extension SceneArgument where Value == AnyView? {
    fileprivate static var message: SceneArgument { argument("message", .view, "A sentence below the title.") }
}

extension SceneValueType where Value == PresentationDetent {
    /// `medium`, `large`, `{ "height": 200 }` or `{ "fraction": 0.3 }`.
    fileprivate static var detent: SceneValueType {
        let names: KeyValuePairs<String, PresentationDetent> = ["medium": .medium, "large": .large]
        let measured = object(
            "measuredDetent", .argument("height", .number, "In points."),
            .argument("fraction", .number, "A part of the screen's height, up to 1."), .all
        ) { (height: CGFloat?, fraction: CGFloat?, given) in
            switch (height, fraction) {
            case (let height?, nil): return .height(height)
            case (nil, let fraction?): return .fraction(fraction)
            default:
                throw given.value.error(
                    "a height is in points or a part of the screen", fix: "give either “height” or “fraction”",
                    rule: "wrong-value")
            }
        }
        return SceneValueType(
            JSONSchema.either([.names(names.map(\.key)), measured.schema]).named("value.detent"),
            takesAlone: { _ in true }
        ) { value, builder in
            value.objectValue == nil ? try value.named(names) : try measured.read(value, builder)
        }
    }
}
