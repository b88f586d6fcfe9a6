import SwiftUI

struct Departure {
    let line: String
    let destination: String
    let leaves: Date
    let platform: Int
    let minutesLate: Int
    let progress: Double
}

struct LockScreenCard: View {
    var departure: Departure
    @Environment(\.colorScheme) private var colorScheme

    private var isLate: Bool { departure.minutesLate > 0 }

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            HStack(alignment: .center, spacing: 12) {
                LineBadge(name: departure.line)
                VStack(alignment: .leading, spacing: 2) {
                    Text("To \(departure.destination)")
                        .font(.headline)
                    Text("Platform \(departure.platform)")
                        .font(.subheadline)
                        .opacity(0.8)
                }
                Spacer(minLength: 0)
            }

            ProgressTrack(value: departure.progress)
                .frame(height: 8)

            ViewThatFits(in: .horizontal) {
                HStack(alignment: .lastTextBaseline) {
                    leaves
                    Spacer(minLength: 12)
                    status.fixedSize()
                }
                VStack(alignment: .leading, spacing: 6) {
                    leaves
                    status
                }
            }
        }
        .padding(16)
        .foregroundColor(.white)
        .background(cardBackground)
        .clipShape(RoundedRectangle(cornerRadius: 22, style: .continuous))
        .shadow(color: Color.black.opacity(0.25), radius: 6, x: 0, y: 3)
        .padding(20)
        .background(Color(red: 0.09, green: 0.11, blue: 0.2))
        .accessibilityElement(children: .combine)
    }

    private var leaves: some View {
        VStack(alignment: .leading, spacing: 0) {
            Text("Leaves at")
                .font(.caption)
                .textCase(.uppercase)
                .opacity(0.7)
            Text(departure.leaves, style: .time)
                .font(.system(.title, design: .rounded).weight(.bold))
                .monospacedDigit()
        }
    }

    @ViewBuilder private var status: some View {
        Group {
            if isLate {
                Label("\(departure.minutesLate) min late", systemImage: "clock")
            } else {
                Label("On time", systemImage: "checkmark")
            }
        }
        .font(.footnote.weight(.semibold))
        .padding(.horizontal, 10)
        .padding(.vertical, 6)
        .background(Capsule().fill(isLate ? Color.orange : Color.green).opacity(0.9))
        .foregroundColor(.black)
    }

    private var cardBackground: some View {
        LinearGradient(
            colors: [Color(red: 0.16, green: 0.24, blue: 0.56), Color(red: 0.38, green: 0.2, blue: 0.55)],
            startPoint: .leading, endPoint: .trailing)
    }
}

private struct LineBadge: View {
    let name: String

    var body: some View {
        Text(verbatim: name)
            .font(.title3.weight(.heavy))
            .padding(.horizontal, 12)
            .padding(.vertical, 6)
            .foregroundColor(Color(red: 0.16, green: 0.24, blue: 0.56))
            .background(Color.white, in: RoundedRectangle(cornerRadius: 8))
    }
}

private struct ProgressTrack: View {
    let value: Double

    var body: some View {
        GeometryReader { proxy in
            ZStack(alignment: .leading) {
                Capsule().fill(Color.white.opacity(0.25))
                Capsule()
                    .fill(Color.white)
                    .frame(width: max(proxy.size.height, proxy.size.width * CGFloat(value)))
            }
        }
        .accessibilityHidden(true)
    }
}
