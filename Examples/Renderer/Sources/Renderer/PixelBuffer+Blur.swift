import Mizan
import MizanCoverage

extension PixelBuffer {
    /// The pixels and those around them, each the mean of its neighbours.
    func blurred(by blur: ShadowBlur) -> PixelBuffer {
        let reach = blur.reach
        var result = PixelBuffer(
            PixelWindow(
                columns: window.columns.lowerBound - reach..<window.columns.upperBound + reach,
                rows: window.rows.lowerBound - reach..<window.rows.upperBound + reach))
        let (width, height) = (result.window.columns.count, result.window.rows.count)
        for channel in 0..<4 {
            var values = [UInt8](repeating: 0, count: width * height)
            for row in window.rows {
                for column in window.columns {
                    values[result.index(column, row) / 4] = bytes[index(column, row) + channel]
                }
            }
            blur.blur(&values, width: width, height: height)
            for pixel in values.indices { result.bytes[pixel * 4 + channel] = values[pixel] }
        }
        return result
    }
}
