/// Letters with accents.
enum PseudoAccents {
    /// One precomposed accent each, above or below.
    static let foundation = letters(
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
        "áḃçḋéḟĝĥîĵķļṁñöṗʠŕšţûṽŵẋýžÁḂÇḊÉḞĜĤÎĴĶĻṀÑÖṖɊŔŠŢÛṼŴẊÝŽ")

    /// Android's accents for letters and three signs; F stays.
    static let android = letters(
        "abcdefghijklmnopqrstuvwxyzABCDEGHIJKLMNOPQRSTUVWXYZ!?$",
        "åɓçðéƒĝĥîĵķļḿñöþQŕšţûVŵхýžÅβÇÐÉĜĤÎĴĶĻḾÑÖÞqŔŠŢÛνŴ×ÝŽ¡¿€")

    private static func letters(_ plain: String, _ accented: String) -> [Unicode.Scalar: Character] {
        Dictionary(uniqueKeysWithValues: zip(plain.unicodeScalars, accented))
    }
}
