import Foundation
import MizanBase
import MizanControls
import MizanLayout
import MizanLocalization

extension ScenePair {
    static let texts = [
        ScenePair("Label", #"{ "Label": { "title": { "key": "Next" }, "symbol": "play.fill" } }"#) {
            Label("Next", systemImage: "play.fill")
        },
        ScenePair("Label", #"{ "Label": { "title": "Next", "symbol": "play.fill" } }"#) {
            Label("Next", systemImage: "play.fill")
        },
        ScenePair("Text", #"{ "Text": "שלום world" }"#) { Text("שלום world") },
        ScenePair("Text", #"{ "Text": { "verbatim": "שלום **world**" } }"#) { Text(verbatim: "שלום **world**") },
        ScenePair("Text", #"{ "Text": "$place" }"#) { Text(verbatim: "ירושלים") },
        ScenePair("Text", #"{ "Text": { "key": "Weather in %@", "arguments": ["$place"] } }"#) {
            Text("Weather in \("ירושלים")")
        },
        ScenePair("Text", #"{ "Text": { "number": 8.4, "format": "temperature" } }"#) {
            Text(LocalizedValue.number(8.4, style: .temperature))
        },
        ScenePair("Text", #"{ "Text": { "measurement": 12, "unit": "mm", "usage": "rainfall", "width": "wide" } }"#) {
            Text(LocalizedValue.measurement(12, unit: .millimeters, usage: "rainfall", width: .wide))
        },
        ScenePair("Text", #"{ "Text": { "list": ["$place", "b", 3] } }"#) {
            Text(LocalizedValue.list([.text("ירושלים"), .text("b"), .integer(3)]))
        },
        ScenePair("Text", #"{ "Text": { "date": "2026-03-02", "dateStyle": "complete" } }"#) {
            Text(Date(timeIntervalSince1970: 1_772_409_600), format: Date.FormatStyle(date: .complete, time: .omitted))
        },
        ScenePair("Text", #"{ "Text": { "bytes": 42230000 } }"#) {
            Text(Int64(42_230_000), format: .byteCount(style: .file))
        },
        ScenePair("Text", #"{ "Text": { "range": [10, 20] } }"#) { Text(10...20, format: NumberRangeStyle()) },
        ScenePair("Text", #"{ "Text": { "list": ["$place", "b"], "type": "or", "width": "short" } }"#) {
            Text(["ירושלים", "b"], format: .list(type: .or, width: .short))
        },
        ScenePair("Text", #"{ "Text": { "value": "+1 (2)", "as": "phone" } }"#) {
            Text(LocalizedValue.technical("+1 (2)", kind: .phone))
        },
        ScenePair("italic", text("italic", "{}")) { Text("a b c").italic() },
        ScenePair("bold", text("bold", "{}")) { Text("a b c").bold() },
        ScenePair("font", text("font", #""caption""#)) { Text("a b c").font(.caption) },
        ScenePair("font", text("font", #"{ "size": 21.5, "weight": "bold" }"#)) {
            Text("a b c").font(.system(size: 21.5, weight: .bold))
        },
        ScenePair(
            "font",
            text("font", #"{ "custom": "Noto Sans Thai UI", "size": 20, "relativeTo": "title", "weight": "bold" }"#)
        ) {
            Text("a b c").font(.custom("Noto Sans Thai UI", size: 20, relativeTo: .title).weight(.bold))
        },
        ScenePair("font", text("font", #"{ "custom": "Noto Sans Hebrew", "fixedSize": 20 }"#)) {
            Text("a b c").font(.custom("Noto Sans Hebrew", fixedSize: 20))
        },
        ScenePair("font", text("font", #""$font""#)) { Text("a b c").font(.system(.title, weight: .bold)) },
        ScenePair("fontWeight", text("fontWeight", #""bold""#)) { Text("a b c").fontWeight(.bold) },
        ScenePair("fontWidth", text("fontWidth", #""condensed""#)) { Text("a b c").fontWidth(.condensed) },
        ScenePair(
            "multilineTextAlignment",
            #"{ "Text": "one two three four five six", "modifiers": [{ "multilineTextAlignment": "trailing" }] }"#
        ) { Text("one two three four five six").multilineTextAlignment(.trailing) },
        ScenePair(
            "multilineTextAlignment",
            #"{ "Text": "one two three four שלום", "modifiers": [{ "multilineTextAlignment": "right" }] }"#
        ) { Text("one two three four שלום").multilineTextAlignment(.right) },
        ScenePair("writingDirection", text("writingDirection", #""rightToLeft""#)) {
            Text("a b c").writingDirection(.rightToLeft)
        },
        ScenePair("userText", text("userText", "{}")) { Text("a b c").userText() },
        ScenePair("allowsTightening", lines(#"{ "lineLimit": 2 }, { "allowsTightening": true }"#)) {
            Text(LocalizedStringKey(long)).allowsTightening(true).lineLimit(2)
        },
        ScenePair("lineLimit", lines(#"{ "lineLimit": 1 }"#)) { Text(LocalizedStringKey(long)).lineLimit(1) },
        ScenePair("lineLimit", lines(#"{ "lineLimit": { "number": 9, "reservesSpace": true } }"#)) {
            Text(LocalizedStringKey(long)).lineLimit(9, reservesSpace: true)
        },
        ScenePair("lineSpacing", lines(#"{ "lineSpacing": 3 }"#)) { Text(LocalizedStringKey(long)).lineSpacing(3) },
        ScenePair("minimumScaleFactor", lines(#"{ "lineLimit": 2 }, { "minimumScaleFactor": 0.5 }"#)) {
            Text(LocalizedStringKey(long)).minimumScaleFactor(0.5).lineLimit(2)
        },
        ScenePair("truncationMode", lines(#"{ "lineLimit": 1 }, { "truncationMode": "middle" }"#)) {
            Text(LocalizedStringKey(long)).truncationMode(.middle).lineLimit(1)
        },
        ScenePair("tracking", text("tracking", "1.5")) { Text("a b c").tracking(1.5) },
        ScenePair("baselineOffset", text("baselineOffset", "-2")) { Text("a b c").baselineOffset(-2) },
        ScenePair("monospacedDigit", text("monospacedDigit", "{}")) { Text("a b c").monospacedDigit() },
        ScenePair("smallCaps", text("smallCaps", "{}")) {
            Text("a b c").feature(.smallCapitals).feature(.smallCapitalsFromCapitals)
        },
        ScenePair("fontFeature", text("fontFeature", #"{ "tag": "zero", "value": 0 }"#)) {
            FontFeature("zero", value: 0).map { Text("a b c").feature($0) }
        },
        ScenePair("textCase", text("textCase", #""uppercase""#)) { Text("a b c").textCase(.uppercase) },
        ScenePair("underline", text("underline", ##"{ "pattern": "dot", "color": "#0b63ce" }"##)) {
            Text("a b c").underline(pattern: .dot, color: Color(RGBA(red: 0x0b, green: 0x63, blue: 0xce)))
        },
        ScenePair("textBackground", text("textBackground", ##""#ffe08a""##)) {
            Text("a b c").textBackground(Color(RGBA(red: 0xff, green: 0xe0, blue: 0x8a)))
        },
        ScenePair("lineHeight", lines(#"{ "lineHeight": 1.5 }"#)) {
            Text(LocalizedStringKey(long)).lineHeight(.multiple(factor: 1.5))
        },
        ScenePair("strikethrough", text("strikethrough", #""dash""#)) { Text("a b c").strikethrough(pattern: .dash) },
        ScenePair("wordBreak", lines(#"{ "wordBreak": "phrase" }"#)) {
            Text(LocalizedStringKey(long)).wordBreak(.phrase)
        },
        ScenePair("hyphenation", lines(#"{ "hyphenation": "automatic" }"#)) {
            Text(LocalizedStringKey(long)).hyphenation(.automatic)
        },
        ScenePair("wrapping", lines(#"{ "wrapping": "balanced" }"#)) {
            Text(LocalizedStringKey(long)).wrapping(.balanced)
        },
    ]
}
