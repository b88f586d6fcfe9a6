import Foundation
import MizanBase
import MizanDocument
import MizanScenes
import TestSupport

/// A scene of `Examples/Gallery`, as values.
struct GalleryFile {
    let path: String
    /// The scene's name.
    var name: String { String((path as NSString).lastPathComponent.prefix { $0 != "." }) }
    let members: [JSONMember]
    let view: JSONValue

    /// A step into a value.
    enum Step: Hashable {
        case member(String)
        case element(Int)
    }

    init(path: String) throws {
        self.path = path
        members = try JSONValue.parse(SourceFile.read(path).bytes, file: path).object()
        view = try JSONValue(.object(members)).member("view")
    }

    /// All of them, in the order of their names.
    static var all: [GalleryFile] {
        get throws {
            let folder = Checkout.file("Examples/Gallery").path
            return try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".scene.json") }
                .sorted().map { try GalleryFile(path: folder + "/" + $0) }
        }
    }

    /// The scene with another view.
    func scene(of view: JSONValue) throws -> Scene {
        let members = members.map { $0.key == "view" ? JSONMember("view", view) : $0 }
        let bytes = JSONWriter.bytes(of: JSONValue(.object(members)), style: .compact)
        return try Scene(
            file: SourceFile(name: path, bytes: bytes), folder: (path as NSString).deletingLastPathComponent)
    }

    /// The places of all views and modifiers, outer ones first.
    var sites: [GallerySite] {
        var sites: [GallerySite] = []
        func add(_ value: JSONValue, _ path: [Step], _ views: [Int]) {
            for (index, element) in (value.arrayValue ?? []).enumerated() {
                add(element, path + [.element(index)], views)
            }
            let members = value.objectValue ?? []
            let isView = members.contains { $0.key.first?.isUppercase == true }
            let views = isView ? [path.count] + views : views
            for member in members {
                let path = path + [.member(member.key)]
                if member.key.first?.isUppercase == true {
                    sites.append(
                        GallerySite(
                            file: self, row: member.key, kind: "view", value: member.value, path: path, views: views))
                }
                for (index, modifier) in (member.key == "modifiers" ? member.value.arrayValue ?? [] : []).enumerated() {
                    for named in modifier.objectValue ?? [] {
                        sites.append(
                            GallerySite(
                                file: self, row: named.key, kind: "modifier", value: named.value,
                                path: path + [.element(index), .member(named.key)], views: views))
                    }
                }
                add(member.value, path, views)
            }
        }
        add(view, [], [])
        return sites
    }
}

extension JSONValue {
    /// The value at the end of a way; the last one on it if there is none.
    func value(at path: ArraySlice<GalleryFile.Step>) -> JSONValue {
        path.reduce(self) { value, step in
            switch step {
            case .member(let key): value[key] ?? value
            case .element(let index): value.arrayValue?[index] ?? value
            }
        }
    }

    /// Replaces or removes the value at the end of a way.
    mutating func replace(at path: ArraySlice<GalleryFile.Step>, by value: JSONValue?) {
        guard let step = path.first else {
            if let value { self = value }
            return
        }
        let isRemoved = path.count == 1 && value == nil
        switch (content, step) {
        case (.object(var members), .member(let key)):
            guard let index = members.firstIndex(where: { $0.key == key }) else { return }
            if isRemoved {
                members.remove(at: index)
            } else {
                members[index].value.replace(at: path.dropFirst(), by: value)
            }
            content = .object(members)
        case (.array(var elements), .element(let index)):
            if isRemoved {
                elements.remove(at: index)
            } else {
                elements[index].replace(at: path.dropFirst(), by: value)
            }
            content = .array(elements)
        default: break
        }
    }
}
