import MizanBase
import MizanControls
import MizanLayout

extension ScenePair {
    static let fields = [
        ScenePair("SecureField", #"{ "SecureField": { "text": "secret", "label": { "Text": "a" } } }"#) {
            SecureField("a", text: .constant("secret"))
        },
        ScenePair("SecureField", #"{ "SecureField": { "text": "", "label": { "Text": "a" }, "prompt": "longer" } }"#) {
            SecureField("a", text: .constant(""), prompt: Text("longer"))
        },
        ScenePair("TextEditor", #"{ "TextEditor": { "text": "two\nlines" } }"#) {
            TextEditor(text: .constant("two\nlines"))
        },
        ScenePair("TextField", #"{ "TextField": { "text": "typed", "label": { "Text": "a" } } }"#) {
            TextField("a", text: .constant("typed"))
        },
        ScenePair(
            "TextField",
            #"{ "TextField": { "text": "", "label": { "Text": "a" }, "prompt": "longer", "axis": "vertical" } }"#
        ) {
            TextField("a", text: .constant(""), prompt: Text("longer"), axis: .vertical)
        },
        ScenePair(
            "textEditorStyle",
            #"{ "TextEditor": { "text": "two\nlines" }, "modifiers": [{ "textEditorStyle": "plain" }] }"#
        ) {
            TextEditor(text: .constant("two\nlines")).textEditorStyle(.plain)
        },
        ScenePair(
            "textFieldStyle",
            #"{ "TextField": { "text": "typed", "label": { "Text": "a" } }, "modifiers": [{ "textFieldStyle": "roundedBorder" }] }"#
        ) {
            TextField("a", text: .constant("typed")).textFieldStyle(.roundedBorder)
        },
    ]
}
