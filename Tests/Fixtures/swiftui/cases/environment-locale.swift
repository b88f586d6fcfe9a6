import SwiftUI
struct A: View {
    @Environment(\.locale) var locale: Locale; @Environment(\.calendar) var cal: Calendar;
    @Environment(\.timeZone) var tz: TimeZone; var body: some View { Text(locale.identifier) }
}
