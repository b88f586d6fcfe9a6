import MizanBase
import MizanCatalogs
import MizanDocument
import Testing

@Suite struct PlantedFaultTests {
    @Test func `strings without faults are silent`() throws {
        #expect(try ShopProject().findings() == [])
    }

    @Test func `every rule has a planted fault`() {
        #expect(Set(ShopProject.faults.map(\.rule)) == Set(LintRules.all.map(\.name)))
        #expect(ShopProject.faults.count == LintRules.all.count)
    }

    @Test(arguments: ShopProject.faults) func `a planted fault is found once, and nothing beside it`(
        fault: ShopProject.Fault
    ) throws {
        let project = try #require(ShopProject().with(fault))
        let findings = try project.findings()
        #expect(findings.map(\.rule) == [fault.rule], "\(findings.map(\.description))")
        let finding = try #require(findings.first)
        #expect(finding.place?.file == fault.file)
        #expect(finding.fix?.isEmpty == false)
        if !["merge-conflict", "languages-differ", "process-locale"].contains(fault.rule) {
            #expect(finding.key != nil)
        }
    }

    @Test func `files with bytes that are wrong are linted all the same`() throws {
        let files = ShopProject().sourceFiles
        let marks = Array("\"\\%@#(){}[]^$\u{0}\u{7F}<".utf8)
        var state: UInt64 = 1
        func random(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % count
        }
        for _ in 0..<60 {
            let damaged = files.map { file -> SourceFile in
                var bytes = file.bytes
                for _ in 0..<3 { bytes[random(bytes.count)] = marks[random(marks.count)] }
                if random(3) == 0 { bytes.removeLast(random(bytes.count)) }
                return SourceFile(name: file.name, bytes: bytes)
            }
            for finding in try LintedProgram(files: damaged).findings() { #expect(!finding.message.isEmpty) }
        }
    }

    @Test func `all faults at once are found once each`() throws {
        var project = ShopProject()
        for fault in ShopProject.faults { project = try #require(project.with(fault), "\(fault.rule)") }
        let findings = try project.findings()
        #expect(
            findings.map(\.rule).sorted() == LintRules.all.map(\.name).sorted(), "\(findings.map(\.description))")
    }
}
