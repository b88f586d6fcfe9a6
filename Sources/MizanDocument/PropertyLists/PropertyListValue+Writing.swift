import Foundation
import MizanBase

extension PropertyListValue {
    /// A value that was read nowhere; its place is `:0:0`.
    public init(_ kind: Content) { self.init(kind, place: SourcePlace(file: "", line: 0, column: 0)) }

    /// The property list in XML as Xcode writes it: an element a line, a tab a level, members in their order, a line feed at the end.
    public var xmlBytes: [UInt8] {
        var text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0">

            """
        write(to: &text, level: 0)
        return Array((text + "</plist>\n").utf8)
    }

    private func write(to text: inout String, level: Int) {
        let indent = String(repeating: "\t", count: level)
        func line(_ line: String, to text: inout String) { text += indent + line + "\n" }
        switch content {
        case .string(let string): line("<string>\(string.writtenInXML())</string>", to: &text)
        case .integer(let integer): line("<integer>\(integer)</integer>", to: &text)
        case .real(let real): line("<real>\(real)</real>", to: &text)
        case .bool(let bool): line(bool ? "<true/>" : "<false/>", to: &text)
        case .date(let date): line("<date>\(date.ISO8601Format())</date>", to: &text)
        case .data(let data): line("<data>\(data.base64EncodedString())</data>", to: &text)
        case .array(let elements) where elements.isEmpty: line("<array/>", to: &text)
        case .array(let elements):
            line("<array>", to: &text)
            for element in elements { element.write(to: &text, level: level + 1) }
            line("</array>", to: &text)
        case .dictionary(let members) where members.isEmpty: line("<dict/>", to: &text)
        case .dictionary(let members):
            line("<dict>", to: &text)
            for member in members {
                text += indent + "\t<key>\(member.key.writtenInXML())</key>\n"
                member.value.write(to: &text, level: level + 1)
            }
            line("</dict>", to: &text)
        }
    }
}

extension PropertyListMember {
    /// A member that was read nowhere.
    public init(_ key: String, _ value: PropertyListValue) {
        self.init(key: key, keyPlace: SourcePlace(file: "", line: 0, column: 0), value: value)
    }
}
