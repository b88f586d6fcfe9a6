import MizanLocalization
import MizanUnicode
import Testing

@testable import MizanCatalogs

struct UnitIdentifierTests {
    private static let ids: [(String, String, UnitForm)] = [
        ("%lld files|==|plural.one", "%lld files", UnitForm(plural: .one)),
        ("Tap|==|device.mac", "Tap", UnitForm(device: .mac)),
        ("Tap|==|device.iphone.plural.one", "Tap", UnitForm(device: .iPhone, plural: .one)),
        ("k|==|substitutions.files.plural.other", "k", UnitForm(substitution: "files", plural: .other)),
        ("k|==|substitutions.@A.B@.plural.few", "k", UnitForm(substitution: "A.B", plural: .few)),
        ("k|==|substitutions.@A..B@.plural.few", "k", UnitForm(substitution: "A..B", plural: .few)),
        ("k|==|substitutions.é.plural.zero", "k", UnitForm(substitution: "é", plural: .zero)),
        ("k|==|substitutions.n.device.ipad.plural.two", "k", UnitForm(substitution: "n", device: .iPad, plural: .two)),
        ("varied|==|key|==|plural.other", "varied|==|key", UnitForm(plural: .other)),
        ("|==|plural.other", "", UnitForm(plural: .other)),
    ]

    @Test(arguments: ids) func idsOfFormsAreReadAndWritten(id: String, key: String, form: UnitForm) throws {
        let identifier = try #require(UnitIdentifier(id))
        #expect(identifier.key == key)
        #expect(identifier.form == form)
        #expect(identifier.id == id)
    }

    @Test(arguments: [
        "Settings", "", "plain|==|word", "k|==|", "k|==|plural.", "k|==|plural.several", "k|==|plural.one.plural.two",
        "k|==|device.toaster", "k|==|device.mac.", "k|==|plural.one.device.mac", "k|==|substitutions.n",
        "k|==|substitutions.n.", "k|==|substitutions.@n.plural.one", "k|==|width.20", "k|=|plural.one",
    ]) func otherIdsNameNoForm(id: String) { #expect(UnitIdentifier(id) == nil) }
}
