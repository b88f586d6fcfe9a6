import Mizan

/// The talk's listing with its two columns of temperatures by their units: as it stands, those of the highs begin at one edge in
/// English, and those of the lows in Arabic.
struct WeatherGrid: View {
    var rows: [Row]
    var body: some View {
        Grid(alignment: .leading) {
            ForEach(rows) { row in
                GridRow {
                    Text(row.dayOfWeek)
                    Image(systemName: row.weatherCondition)
                        .symbolRenderingMode(.multicolor)
                    Text(row.minimumTemperature)
                        .gridColumnAlignment(.decimal)
                    Capsule().fill(Color.orange).frame(height: 4)
                    Text(row.maximumTemperature)
                        .gridColumnAlignment(.decimal)
                }
                .foregroundColor(.white)
            }
        }
    }
}
