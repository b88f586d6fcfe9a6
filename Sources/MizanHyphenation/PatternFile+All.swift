// Written by Scripts/hyphenation.

extension PatternFile {
    /// The state of hyph-utf8 that the patterns are from: the date of its last commit.
    package static let collectionVersion = "2026-02-24"

    /// That commit of `hyphenation/tex-hyphen`.
    package static let collectionCommit = "5684c0f51c0b81133db2efbe60a408b4155a3ff5"

    /// The patterns that are shipped, by language.
    package static let all: [PatternFile] = [
        PatternFile(
            language: "be", path: "Permissive/hyph-be.tex", version: "1.01 (October 2016)", licence: "MIT",
            leastBefore: 2, leastAfter: 2, byteCount: 36788,
            sha256: "ce0c69d86e03c40bdd0ab9f4535cee2503fe2894590380e45a99974f029cea6f"),
        PatternFile(
            language: "ca", path: "LPPL/hyph-ca.tex", version: "1.11 15 July 2003 15:08:12 CET", licence: "LPPL-1+",
            leastBefore: 2, leastAfter: 2, byteCount: 8076,
            sha256: "153b51e2a9f8afdd87a8848f73f4462a902c58d597aa55c66506af65c5596e7a"),
        PatternFile(
            language: "da", path: "Permissive/hyph-da.tex", version: "2011-01-11", licence: "MIT",
            leastBefore: 2, leastAfter: 2, byteCount: 8454,
            sha256: "23e0a50f0c20d632be06f973e700323463961eac737bb14f6c3787675a4f5575"),
        PatternFile(
            language: "de-1996", path: "Permissive/hyph-de-1996.tex", version: "2024-02-28", licence: "MIT",
            leastBefore: 2, leastAfter: 2, byteCount: 274609,
            sha256: "374ad1ce3263f8a2791ec070ef9b516c532dae64456f3fb656e617e8ae53a9d3"),
        PatternFile(
            language: "el-monoton", path: "Permissive/hyph-el-monoton.tex", version: "5.0", licence: "MIT",
            leastBefore: 2, leastAfter: 2, byteCount: 8490,
            sha256: "a3aa9ecba9c00dd958a2b1d1d3b3aa851701f6d0027ef9cc9d7365e432c5acb0"),
        PatternFile(
            language: "en-gb", path: "Permissive/hyph-en-gb.tex", version: "", licence: "MIT",
            leastBefore: 2, leastAfter: 3, byteCount: 58474,
            sha256: "e95bb4ab350f620c41c231c4785d7bdb4f91949d3e631b30e08b3ead3c340a52"),
        PatternFile(
            language: "en-us", path: "Permissive/hyph-en-us.tex", version: "2005-05-30", licence: "FSFAP",
            leastBefore: 2, leastAfter: 3, byteCount: 34128,
            sha256: "f4ffcd96c5cbc886bdad23f95dcae8edc3cd3620eae62f7946eceda97c4e68f8"),
        PatternFile(
            language: "es", path: "Permissive/hyph-es.tex", version: "5.0 2019-09-24", licence: "MIT",
            leastBefore: 2, leastAfter: 2, byteCount: 42602,
            sha256: "6a2e5f39a991a23d1cd8a23dbd0f6fe96a9f07561a6695f4f3320f47030e236c"),
        PatternFile(
            language: "et", path: "Permissive/hyph-et.tex", version: "", licence: "MIT",
            leastBefore: 2, leastAfter: 3, byteCount: 25785,
            sha256: "617abc528446e33c1690a3d13ae7629292d2f00557b1b4ec96cb2a1d790ac090"),
        PatternFile(
            language: "fi-x-school", path: "Permissive/hyph-fi-x-school.tex", version: "1.0 2021-03-21", licence: "MIT",
            leastBefore: 2, leastAfter: 2, byteCount: 2456,
            sha256: "264a2ba2ab5237246f0bd902c7b3f111b03662ddd55c4dab03a9897e47e5491c"),
        PatternFile(
            language: "fr", path: "Permissive/hyph-fr.tex", version: "V2.13 2016/05/12", licence: "MIT",
            leastBefore: 2, leastAfter: 3, byteCount: 30353,
            sha256: "526cad6fe8f52fcd3caa3fcaf667cb1740cfc14bca198680e00dc343a84594de"),
        PatternFile(
            language: "hr", path: "Permissive/hyph-hr.tex", version: "", licence: "Unicode-DFS",
            leastBefore: 2, leastAfter: 2, byteCount: 10761,
            sha256: "69d684289c626c2576678112699c960d5821b52e7addbd473c0e8d0ef0c1694e"),
        PatternFile(
            language: "it", path: "Permissive/hyph-it.tex", version: "4.9 2014/04/22", licence: "MIT",
            leastBefore: 2, leastAfter: 2, byteCount: 5011,
            sha256: "6ce56ed6ed2ca7c0688838e366e6595e0429f984f4fc6e96ec045cebb1e76a47"),
        PatternFile(
            language: "lt", path: "Permissive/hyph-lt.tex", version: "", licence: "MIT",
            leastBefore: 2, leastAfter: 2, byteCount: 11601,
            sha256: "6162b566620367abb827ba1457567e7a79680596919886a7138e48b346e983d1"),
        PatternFile(
            language: "nl", path: "Permissive/hyph-nl.tex", version: "1.1 (November 1996)", licence: "MIT",
            leastBefore: 2, leastAfter: 2, byteCount: 87511,
            sha256: "d21499bfbee53e4d50e867ef92a41fd28b65725d7c91c980e4f8f02889bf6b2a"),
        PatternFile(
            language: "pl", path: "Permissive/hyph-pl.tex", version: "3.0a, Wednesday, May 17th, 1995", licence: "MIT",
            leastBefore: 2, leastAfter: 2, byteCount: 34118,
            sha256: "83ddbbd21bc06a44bc4f4a4c49c38782e809cff5f026b764c044daa29e818843"),
        PatternFile(
            language: "pt", path: "Permissive/hyph-pt.tex", version: "1.4 2024-07-13", licence: "BSD-3-Clause",
            leastBefore: 2, leastAfter: 3, byteCount: 5487,
            sha256: "c110a39e501db372d1d755e1c64464321a2efa7d8e9617f66001000389b941f2"),
        PatternFile(
            language: "ru", path: "LPPL/hyph-ru.tex", version: "2003/03/10", licence: "LPPL-1.2+",
            leastBefore: 2, leastAfter: 2, byteCount: 68421,
            sha256: "ce988fcc66e5e29d7474df5ab5b489d3f52a50ebccf570997f992d84221b922a"),
        PatternFile(
            language: "sk", path: "Permissive/hyph-sk.tex", version: "2.0 1992-04-24", licence: "MIT",
            leastBefore: 2, leastAfter: 3, byteCount: 20883,
            sha256: "55b51962da5ad3f48ff62007006ecb7768bf2665e407c920e968d08b10b40369"),
        PatternFile(
            language: "sl", path: "Permissive/hyph-sl.tex", version: "2.3", licence: "MIT",
            leastBefore: 2, leastAfter: 2, byteCount: 9070,
            sha256: "27da982d03b881fe84f1c4fb42ba0948f33e01a3a44eaa5ebd07e01d20c72691"),
        PatternFile(
            language: "sv", path: "LPPL/hyph-sv.tex", version: "1994-03-03", licence: "LPPL-1.2+",
            leastBefore: 2, leastAfter: 2, byteCount: 31706,
            sha256: "102253382bd91cdb7535de5c20744254c9ac9aaa4ca12ed420eb835e5004c0b3"),
        PatternFile(
            language: "tr", path: "LPPL/hyph-tr.tex", version: "", licence: "LPPL-1+",
            leastBefore: 2, leastAfter: 2, byteCount: 5744,
            sha256: "9243b6fc1426b07dae71c6136bd7d4a907e01a36ab6326f349ee6c310e6bb2b5"),
        PatternFile(
            language: "uk", path: "Permissive/hyph-uk.tex", version: "2001/05/10", licence: "MIT",
            leastBefore: 2, leastAfter: 2, byteCount: 43854,
            sha256: "9f57d9593f4b8a93e033f7f9649aaf3abb49d17117cbd987692b626e13374c55"),
    ]
}
