import MizanBase
import MizanDifferences
import MizanDocument
import MizanGoldens
import MizanScenes

/// An outcome as a line of a report, the same bytes for every run of the same inputs: how long it took, and whether it was
/// kept from an earlier run, is left out.
extension GoldenOutcome {
    /// Writes the members of the outcome's object; those that are empty are left out.
    func writeMembers(to writer: inout JSONWriter) {
        func member(_ key: String, _ value: String, to writer: inout JSONWriter) {
            writer.key(key)
            writer.string(value)
        }
        member("scene", `case`.scene, to: &writer)
        member("variant", `case`.variant.name, to: &writer)
        member("status", status.rawValue, to: &writer)
        if `case`.hasPicture {
            writer.key("picture")
            writer.bool(true)
        }
        writer.key("cost")
        writer.number(cost)
        if !engine.isEmpty {
            writer.key("engine")
            writer.array { writer in
                for change in engine { change.write(to: &writer) }
            }
        }
        if !changes.isEmpty {
            writer.key("changes")
            writer.array { writer in
                for change in changes { change.write(to: &writer) }
            }
        }
        if !diagnostics.isEmpty {
            writer.key("diagnostics")
            writer.array { writer in
                for diagnostic in diagnostics { diagnostic.write(to: &writer) }
            }
        }
        if !places.isEmpty {
            writer.key("places")
            writer.array { writer in
                for (path, place) in places.sorted(by: { $0.key < $1.key }) {
                    writer.array { writer in
                        writer.string(path)
                        writer.string(place.file)
                        writer.number(place.line)
                        writer.number(place.column)
                    }
                }
            }
        }
        if !tolerated.isEmpty {
            writer.key("tolerated")
            writer.array { writer in
                for pixels in tolerated { pixels.write(to: &writer) }
            }
        }
    }

    /// Reads the output of ``writeMembers(to:)``; throws a diagnostic with the place of the error.
    init(json value: JSONValue) throws {
        let name = try value.member("variant")
        guard let variant = Variant(name: try name.string()) else { throw name.mismatch("a variant's name") }
        let scene = try value.member("scene")
        guard SceneFile.isName(try scene.string()) else { throw scene.mismatch("a scene's name") }
        let cost = try value.member("cost")
        // Costs are added up.
        guard (0...1 << 32).contains(try cost.int()) else { throw cost.mismatch("a cost") }
        self.init(
            case: GoldenCase(
                scene: try scene.string(), variant: variant, hasPicture: try value["picture"]?.bool() ?? false),
            status: try value.member("status").value(of: Status.self),
            engine: try value["engine"]?.array().map { try EngineChange(json: $0) } ?? [],
            changes: try value["changes"]?.array().map { try TreeChange(json: $0) } ?? [],
            diagnostics: try value["diagnostics"]?.array().map { try Diagnostic(json: $0) } ?? [],
            tolerated: try value["tolerated"]?.array().map { try ToleratedPixels(json: $0) } ?? [],
            cost: try cost.int())
        for entry in try value["places"]?.array() ?? [] {
            let parts = try entry.array()
            guard parts.count == 4, let line = parts[2].intValue, let column = parts[3].intValue, line > 0, column > 0
            else { throw entry.mismatch("a path, a file, a line and a column") }
            places[try parts[0].string()] = SourcePlace(file: try parts[1].string(), line: line, column: column)
        }
    }
}

extension EngineChange {
    fileprivate func write(to writer: inout JSONWriter) {
        writer.object { writer in
            for (key, value) in [("kind", part.rawValue), ("name", name), ("golden", golden), ("now", now)] {
                guard let value else { continue }
                writer.key(key)
                writer.string(value)
            }
        }
    }

    fileprivate init(json value: JSONValue) throws {
        self.init(
            try value.member("kind").value(of: ChangedPart.self), try value.member("name").string(),
            from: try value.member("golden").string(), to: try value["now"]?.string())
    }
}

extension GoldenOutcome.ToleratedPixels {
    fileprivate func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.key("node")
            writer.string(node)
            writer.key("why")
            writer.string(why)
            for (key, number) in [("channels", channels), ("count", count), ("largest", largest)] {
                writer.key(key)
                writer.number(number)
            }
        }
    }

    fileprivate init(json value: JSONValue) throws {
        self.init(
            node: try value.member("node").string(), channels: try value.member("channels").int(),
            why: try value.member("why").string(), count: try value.member("count").int(),
            largest: try value.member("largest").int())
    }
}
