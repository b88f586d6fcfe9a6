import Mizan
import MizanTesting
import Testing

struct TicketView: View {
    var body: some View { Text("Ticket") }
}

let bundle = StringBundle(tables: [])

// LISTING 1
