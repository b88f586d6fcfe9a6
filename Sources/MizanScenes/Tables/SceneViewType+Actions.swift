import Foundation
import MizanBase
import MizanControls
import MizanDocument
import MizanLayout

extension SceneViewType {
    /// Buttons for certain things, and controls that belong together.
    @SceneTableBuilder<SceneViewType> static var actions: [SceneViewType] {
        SceneViewType(
            "Link", "A link to a page or another program.", .required("destination", .url, "The address."),
            .required("label", .view, "What it shows.")
        ) { destination, label in
            Link(destination: destination) { label }
        }
        SceneViewType(
            "ShareLink", "A button that offers something to other programs.",
            .required("item", .string, "What is shared: a text or an address."),
            .argument("label", .view, "What it shows; a word beside an arrow unless said.")
        ) { item, label in
            // An address is handed over as one, and not as text alone.
            if let address = URL(string: item, encodingInvalidCharacters: false), address.host != nil {
                guard let label else { return ShareLink(item: address) }
                return ShareLink(item: address) { label }
            }
            guard let label else { return ShareLink(item: item) }
            return ShareLink(item: item) { label }
        }
        SceneViewType(
            "Menu", "A button for a menu.", .required("label", .view, "What the button shows."),
            .argument("isPresented", .bool, or: false, "Whether the menu is open."), .content
        ) { label, isPresented, content in
            guard isPresented else {
                return Menu {
                    content
                } label: {
                    label
                }
            }
            return Menu(isPresented: .constant(true)) {
                content
            } label: {
                label
            }
        }
        SceneViewType(
            "ControlGroup", "Controls that belong together, on one surface.",
            .argument("label", .view, "What is said of them; it isn't shown."), .content
        ) { label, content in
            guard let label else { return ControlGroup { content } }
            return ControlGroup {
                content
            } label: {
                label
            }
        }
        SceneViewType("EditButton", "A button that turns the editing of the lists of a screen on and off.") {
            EditButton()
        }
    }
}

extension SceneValueType where Value == URL {
    /// An address, such as `https://www.example.com`.
    fileprivate static var url: SceneValueType {
        SceneValueType(.type("string")) { value in
            guard let url = URL(string: try value.string()) else {
                throw value.mismatch("an address such as https://www.example.com")
            }
            return url
        }
    }
}
