/// The kind of a type, as far as its values can be walked.
///
/// Read from the first word of its metadata, which the ABI fixes (`MetadataKind.def` of the Swift runtime).
enum TypeKind {
    case structure
    case tuple
    case enumeration
    case `class`
    /// `any P` in the form that holds values of any size: three words, the type, the witness tables.
    case existential
    /// Functions, metatypes, existentials that hold objects alone, and what isn't known: only their bits are compared.
    case other

    init(_ type: any Any.Type) {
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        switch metadata.load(as: UInt.self) {
        case 0x200: self = .structure
        case 0x201, 0x202: self = .enumeration
        case 0x301: self = .tuple
        case 0x303: self = Self.holdsAnyValue(existential: metadata) ? .existential : .other
        // A class, or on other systems the object that describes it.
        case 0, 0x800...: self = .class
        default: self = .other
        }
    }

    /// The flags after the kind: the highest bit where no class is required, bits 24 to 29 for `Error`, which is boxed.
    private static func holdsAnyValue(existential metadata: UnsafeRawPointer) -> Bool {
        let flags = metadata.load(fromByteOffset: MemoryLayout<UInt>.size, as: UInt32.self)
        return flags & 0x8000_0000 != 0 && flags & 0x3F00_0000 == 0
    }
}

/// The size and the alignment of a type's values, and the ways to treat them.
struct TypeLayout {
    let size: Int
    let stride: Int
    let alignment: Int
    /// Whether its values hold no references at all.
    let isPlain: Bool
    /// Whether a value may be moved by its bits; one with a weak reference in it may not.
    let isBitwiseTakable: Bool

    init(_ type: any Any.Type) {
        func layout<Value>(_ type: Value.Type) -> TypeLayout { TypeLayout(of: type) }
        self = _openExistential(type, do: layout)
    }

    private init<Value>(of type: Value.Type) {
        size = MemoryLayout<Value>.size
        stride = MemoryLayout<Value>.stride
        alignment = MemoryLayout<Value>.alignment
        isPlain = _isPOD(type)
        isBitwiseTakable = _isBitwiseTakable(type)
    }
}
