import MizanBase
import MizanCatalogs
import Testing

@Suite struct PlantedFaultTests {
    @Test func `strings without faults are silent`() throws {
        #expect(try ShopProject().findings() == [])
    }

    @Test func `every rule has a planted fault`() {
        #expect(Set(ShopProject.faults.map(\.rule)) == Set(LintRule.all.map(\.name)))
        #expect(ShopProject.faults.count == LintRule.all.count)
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
        if !["merge-conflict", "languages-differ"].contains(fault.rule) { #expect(finding.key != nil) }
    }

    @Test func `all faults at once are found once each`() throws {
        var project = ShopProject()
        for fault in ShopProject.faults { project = try #require(project.with(fault), "\(fault.rule)") }
        let findings = try project.findings()
        #expect(
            findings.map(\.rule).sorted() == LintRule.all.map(\.name).sorted(), "\(findings.map(\.description))")
    }
}
