import Foundation
import Testing

@testable import MizanLayout

/// The stored properties of types.
@Suite("Fields")
struct FieldsTests {
    private struct Several<Value> {
        let flag: Bool
        var value: Value
        var pair: (Int8, Int64)
        lazy var later = 1
        weak var model: Model?
        var computed: Int { 1 }
    }
    private final class Model {}

    @Test("names, places and types of a structure's fields")
    func structure() {
        let fields = StoredProperties.of(Several<String>.self)
        #expect(fields.all.map(\.name) == ["flag", "value", "pair", "$__lazy_storage_$_later", "model"])
        #expect(fields.all.map(\.offset) == [0, 8, 24, 40, 56])
        #expect(
            fields.all.prefix(2).map { ObjectIdentifier($0.type) } == [
                ObjectIdentifier(Bool.self), ObjectIdentifier(String.self),
            ])
        #expect(fields.isComplete)
        #expect(StoredProperties.of(Several<UInt8>.self).all.map(\.offset) == [0, 1, 8, 24, 40])
    }

    @Test("tuples have elements; enumerations, classes and functions have no fields")
    func others() {
        #expect(StoredProperties.of((Int8, String).self).all.map(\.offset) == [0, 8])
        #expect(StoredProperties.of((Int8, String).self).isComplete && StoredProperties.of(EmptyView.self).isComplete)
        for type in [Int?.self, Model.self, (() -> Void).self, (any Error).self, [Any.Type].Type.self] as [any Any.Type]
        {
            #expect(StoredProperties.of(type).all.isEmpty && !StoredProperties.of(type).isComplete, "\(type)")
        }
    }

    @Test("a type of C whose parts Swift can't describe is known to be incomplete, or all of it is known")
    func imported() {
        for type in [timespec.self, stat.self, pthread_mutex_t.self, sigaction.self] as [any Any.Type] {
            let fields = StoredProperties.of(type)
            #expect(!fields.isComplete || fields.all.map { TypeLayout($0.type).size }.reduce(0, +) > 0, "\(type)")
        }
    }
}
