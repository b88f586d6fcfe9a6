import MizanBase
import MizanDocument
import MizanGoldens

extension GoldenReport.Header {
    /// The first line of `report.jsonl`.
    func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.key("schema")
            writer.number(GoldenReport.schema)
            writer.key("report")
            writer.string("golden")
            writer.key("versions")
            writer.object { writer in
                for version in versions {
                    writer.key(version.name)
                    writer.string(version.version)
                }
            }
            writer.key("goldens")
            writer.string(goldens)
            if let set {
                writer.key("set")
                writer.string(set)
            }
            writer.key("plan")
            writer.string(plan.description)
            writer.key("cases")
            writer.number(caseCount)
            if let shard {
                writer.key("shard")
                writer.array { writer in
                    writer.number(shard.number)
                    writer.number(shard.count)
                }
            }
        }
    }

    /// Tells whether a line is the first one of a report, of this schema or another.
    static func begins(_ line: [UInt8]) -> Bool {
        (try? JSONValue.parse(line, file: "report.jsonl", comments: false, depthLimit: Limits.reportDepth))?["report"]?
            .stringValue
            == "golden"
    }

    init(json value: JSONValue) throws {
        guard value["report"]?.stringValue == "golden" else {
            throw value.error("this is no report of goldens", fix: "name a report's folder", rule: "report-unreadable")
        }
        let schema = try value.member("schema")
        guard try schema.int() == GoldenReport.schema else {
            throw schema.error(
                "this is not schema \(GoldenReport.schema)", fix: "use another version of mizan", rule: "schema")
        }
        versions = try value.member("versions").object().map { Version($0.key, try $0.value.string()) }
        goldens = try value.member("goldens").string()
        set = try value["set"]?.string()
        plan = try value.member("plan").contentHash()
        caseCount = try value.member("cases").int()
        shard = try value["shard"].map { shard in
            let numbers = try shard.array().map { try $0.int() }
            guard numbers.count == 2, numbers[1] >= 1, (1...numbers[1]).contains(numbers[0]) else {
                throw shard.mismatch("a shard's number and how many there are")
            }
            return Shard(number: numbers[0], of: numbers[1])
        }
    }
}

extension ReportedCase {
    /// A line of `report.jsonl`.
    var line: [UInt8] {
        var writer = JSONWriter(.compact)
        writer.object { writer in
            outcome.writeMembers(to: &writer)
            expected.write("expected", to: &writer)
            actual.write("actual", to: &writer)
            for (key, hash) in [("difference", difference), ("drawing", drawing)] {
                guard let hash else { continue }
                writer.key(key)
                writer.string(hash.description)
            }
            if let region { region.write(to: &writer) }
        }
        return writer.bytes
    }

    init(json value: JSONValue) throws {
        self.init(
            outcome: try GoldenOutcome(json: value),
            expected: try value["expected"].map { try GoldenFiles(json: $0) } ?? GoldenFiles(),
            actual: try value["actual"].map { try GoldenFiles(json: $0) } ?? GoldenFiles(),
            difference: try value["difference"]?.contentHash(),
            drawing: try value["drawing"]?.contentHash(),
            region: try value["region"].map { try Region(json: $0) })
    }
}

extension ReportedCase.Region {
    /// `"region":[column, row, width, height]`
    func write(to writer: inout JSONWriter) {
        writer.key("region")
        writer.array { writer in
            for number in [columns.lowerBound, rows.lowerBound, columns.count, rows.count] { writer.number(number) }
        }
    }

    fileprivate init(json value: JSONValue) throws {
        let numbers = try value.array().map { try $0.int() }
        guard numbers.count == 4, numbers.allSatisfy({ (0...1_000_000_000).contains($0) }) else {
            throw value.mismatch("a column, a row, a width and a height")
        }
        self.init(columns: numbers[0]..<numbers[0] + numbers[2], rows: numbers[1]..<numbers[1] + numbers[3])
    }
}

extension GoldenFiles<ContentHash> {
    fileprivate func write(_ key: String, to writer: inout JSONWriter) {
        guard tree != nil || picture != nil else { return }
        writer.key(key)
        writer.object { writer in
            for (key, hash) in [("tree", tree), ("picture", picture)] {
                guard let hash else { continue }
                writer.key(key)
                writer.string(hash.description)
            }
        }
    }

    fileprivate init(json value: JSONValue) throws {
        self.init(tree: try value["tree"]?.contentHash(), picture: try value["picture"]?.contentHash())
    }
}

extension JSONValue {
    func contentHash() throws -> ContentHash {
        guard let hash = ContentHash(try string()) else { throw mismatch("64 hexadecimal digits in lower case") }
        return hash
    }
}
