@_spi(Reflection) import Swift

/// The stored properties of a structure, or the elements of a tuple.
struct StoredProperties {
    /// One of them.
    struct StoredProperty {
        let name: String
        /// Bytes from the start of the value.
        let offset: Int
        let type: any Any.Type
    }

    let all: [StoredProperty]
    /// Whether they are all that a value consists of. A type can be without the description of its fields, or hold what
    /// Swift can't describe, such as C's bit fields.
    let isComplete: Bool

    private init(all: [StoredProperty], isComplete: Bool) {
        self.all = all
        self.isComplete = isComplete
    }

    private static let cache = TypeCache<PropertiesBox>()

    private final class PropertiesBox: Sendable {
        let properties: StoredProperties

        init(_ fields: StoredProperties) { self.properties = fields }
    }

    /// The fields of a type, which are looked up once; none for a type that is neither a structure nor a tuple.
    static func of(_ type: any Any.Type) -> StoredProperties {
        cache.withValue(for: type, make: { PropertiesBox(read(type)) }, \.properties)
    }

    private static func read(_ type: any Any.Type) -> StoredProperties {
        switch TypeKind(type) {
        case .structure, .tuple: break
        default: return StoredProperties(all: [], isComplete: false)
        }
        var fields: [StoredProperty] = []
        _forEachField(of: type) { name, offset, type, _ in
            fields.append(StoredProperty(name: String(cString: name), offset: offset, type: type))
            return true
        }
        return StoredProperties(all: fields, isComplete: fill(fields, type))
    }

    /// Whether each field begins where the one before ends, as Swift lays them out, and the last one ends the value.
    private static func fill(_ fields: [StoredProperty], _ type: any Any.Type) -> Bool {
        var end = 0
        for field in fields {
            let layout = TypeLayout(field.type)
            end = (end + layout.alignment - 1) / layout.alignment * layout.alignment
            guard field.offset == end else { return false }
            end += layout.size
        }
        return end == TypeLayout(type).size
    }
}
