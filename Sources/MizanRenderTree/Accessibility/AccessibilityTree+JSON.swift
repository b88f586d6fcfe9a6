import MizanBase
import MizanDocument

extension AccessibilityTree {
    /// The tree as JSON, with a line feed at the end. Keys stand in this order, and are omitted where there is nothing to
    /// say:
    ///
    ///     { "schema": 1, "direction": "rtl", "size": [320, 604.5],
    ///       "elements": [
    ///         { "role": "button", "label": "Reply", "value": "…", "hint": "…", "traits": ["isSelected"],
    ///           "isEnabled": false, "actions": ["press"], "customActions": ["Archive"], "frame": [x, y, width, height], "path": "actions/reply",
    ///           "children": [ … ] } ] }
    ///
    /// Lengths are points, frames absolute and physical from the root's top left. `schema` rises when a key changes its
    /// meaning or goes; new keys may be added.
    public var json: [UInt8] {
        var writer = JSONWriter()
        writer.object { writer in
            writer.key("schema")
            writer.number(Self.schema)
            writer.member("direction", direction.rawValue)
            writer.key("size")
            writer.lengths([size.width, size.height])
            writer.elements("elements", elements)
        }
        return writer.bytes + [UInt8(ascii: "\n")]
    }
}

extension JSONWriter {
    fileprivate mutating func elements(_ key: String, _ elements: [AccessibilityNode]) {
        list(key, elements) { writer, element in
            writer.object { writer in
                writer.member("role", element.role)
                if let label = element.label { writer.member("label", label) }
                if let value = element.value { writer.member("value", value) }
                if let hint = element.hint { writer.member("hint", hint) }
                writer.strings("traits", element.traits)
                if !element.isEnabled {
                    writer.key("isEnabled")
                    writer.bool(false)
                }
                writer.strings("actions", element.actions.map(\.rawValue))
                writer.strings("customActions", element.customActions)
                writer.frame(element.frame)
                writer.member("path", element.path)
                writer.elements("children", element.children)
            }
        }
    }
}
