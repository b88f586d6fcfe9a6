import MizanBase
import MizanRenderTree
import MizanScenes
import Testing

/// `$name`, `$name.field`, `$$`, parts and the variables of `ForEach`.
@Suite struct SceneNameTests {
    private static func texts(_ view: String, arguments: String = "{}", parts: String = "{}") throws -> [String] {
        try SceneFixture.tree(SceneFixture.scene(view: view, arguments: arguments, parts: parts)).nodes
            .compactMap { node in
                guard case .text(let text) = node.content else { return nil }
                return "\(node.path)=\(text.text.string)"
            }
    }

    @Test func `arguments and their fields`() throws {
        let texts = try Self.texts(
            #"{ "VStack": [{ "Text": "$a", "id": "a" }, { "Text": "$b.c.d", "id": "d" }] }"#,
            arguments: #"{ "a": "one", "b": { "c": { "d": 24 } } }"#)
        #expect(texts == ["a=one", "d=24"])
    }

    @Test func `two dollars are one, and what an argument holds is taken as it is`() throws {
        let texts = try Self.texts(
            #"{ "VStack": [{ "Text": "$$5", "id": "a" }, { "Text": "$$a", "id": "b" }, { "Text": "$price", "id": "c" }] }"#,
            arguments: #"{ "a": "wrong", "price": "$5" }"#)
        #expect(texts == ["a=$5", "b=$a", "c=$5"])
    }

    @Test func `an argument's text may name others`() throws {
        let texts = try Self.texts(
            #"{ "Text": "$sentence", "id": "a" }"#,
            arguments: #"{ "sentence": { "key": "Weather in %@", "arguments": ["$place"] }, "place": "Rome" }"#)
        #expect(texts == ["a=Weather in Rome"])
    }

    @Test func `parts stand for one view or several, and take no part's name for an argument's`() throws {
        let texts = try Self.texts(
            #"{ "VStack": ["$one", "$two", { "Button": { "label": "$one" } }, { "Text": "$one" }] }"#,
            arguments: #"{ "one": "argument" }"#,
            parts: #"{ "one": { "Text": "1" }, "two": [{ "Text": "2" }, "$one"] }"#)
        #expect(
            texts == [
                "VStack/Text=1", "VStack/Text[1]=2", "VStack/Text[2]=1", "VStack/Button/Text=1",
                "VStack/Text[3]=argument",
            ])
    }

    @Test func `the elements of ForEach are numbered from 0, inner ones within outer ones`() throws {
        let texts = try Self.texts(
            #"""
            { "VStack": [{ "ForEach": { "in": "$rows", "as": "row", "content": [
                { "HStack": [{ "ForEach": { "in": "$row.cells", "as": "cell", "content": [
                    { "Text": "$cell", "id": "cell" }] } }], "id": "row" }] } }] }
            """#,
            arguments: #"{ "rows": [{ "cells": ["a", "b"] }, { "cells": ["$c"] }] }"#)
        #expect(texts == ["row[0]/cell[0]=a", "row[0]/cell[1]=b", "row[1]/cell[0]=$c"])
    }

    @Test func `an inner variable hides an outer one and an argument`() throws {
        let texts = try Self.texts(
            #"""
            { "ForEach": { "in": ["1"], "as": "x", "content": [
                { "ForEach": { "in": ["2"], "as": "x", "content": [{ "Text": "$x" }] } }, { "Text": "$x" }] } }
            """#, arguments: #"{ "x": "argument" }"#)
        #expect(texts.map { $0.drop { $0 != "=" } } == ["=2", "=1"])
    }
}
