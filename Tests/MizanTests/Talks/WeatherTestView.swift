import Mizan

// Requires data types "Row" and "row" to be defined
struct WeatherTestView: View {
    var rows: [Row]
    var body: some View {
        Grid(alignment: .leading) {
            ForEach(rows) { row in
                GridRow {
                    Text(row.dayOfWeek)
                    Image(systemName: row.weatherCondition)
                        .symbolRenderingMode(.multicolor)
                    Text(row.minimumTemperature)
                        .gridColumnAlignment(.trailing)
                    Capsule().fill(Color.orange).frame(height: 4)
                    Text(row.maximumTemperature)
                }
                .foregroundColor(.white)
            }
        }
    }
}
