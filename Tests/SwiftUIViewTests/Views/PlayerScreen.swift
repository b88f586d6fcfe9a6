import SwiftUI

struct Song: Identifiable, Hashable {
    let id: Int
    let title: String
    let artist: String
    let duration: Duration
}

struct PlayerScreen: View {
    let song: Song
    let queue: [Song]
    @State private var elapsed = 83.0
    @State private var volume = 0.7
    @State private var isPlaying = true

    var body: some View {
        NavigationStack {
            ScrollView {
                VStack(spacing: 24) {
                    Cover()
                        .frame(maxWidth: 240)
                        .aspectRatio(1, contentMode: .fit)
                    VStack(spacing: 4) {
                        Text(verbatim: song.title).font(.title2.bold())
                        Text(verbatim: song.artist).foregroundStyle(.secondary)
                    }
                    .multilineTextAlignment(.center)
                    timeline
                    buttons
                    Slider(value: $volume) {
                        Text("Volume")
                    } minimumValueLabel: {
                        Image(systemName: "speaker.slash")
                    } maximumValueLabel: {
                        Image(systemName: "speaker.wave.2")
                    }
                    upNext
                }
                .padding()
            }
            .navigationTitle("Now Playing")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button("Close") {}
                }
                ToolbarItem(placement: .topBarTrailing) {
                    Button {
                    } label: {
                        Image(systemName: "square.and.arrow.up").accessibilityLabel("Share")
                    }
                }
            }
        }
    }

    private var timeline: some View {
        VStack(spacing: 4) {
            Slider(value: $elapsed, in: 0...Double(song.duration.components.seconds)) { Text("Position") }
                .semanticContentAttribute(.playback)
            HStack {
                time(.seconds(elapsed))
                Spacer()
                time(song.duration)
            }
            .semanticContentAttribute(.playback)
        }
    }

    private func time(_ duration: Duration) -> some View {
        Text(duration, format: .time(pattern: .minuteSecond))
            .font(.caption.monospacedDigit())
            .foregroundStyle(.secondary)
    }

    private var buttons: some View {
        HStack(spacing: 40) {
            Button {
                elapsed = 0
            } label: {
                Image(systemName: "backward.fill").font(.title).accessibilityLabel("Previous")
            }
            Button {
                isPlaying.toggle()
            } label: {
                Image(systemName: isPlaying ? "pause.fill" : "play.fill").font(.largeTitle)
                    .accessibilityLabel(isPlaying ? "Pause" : "Play")
            }
            Button {
            } label: {
                Image(systemName: "forward.fill").font(.title).accessibilityLabel("Next")
            }
        }
        .semanticContentAttribute(.playback)
        .buttonStyle(.borderless)
    }

    private var upNext: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text("Up Next").font(.headline)
            ForEach(queue) { song in
                HStack(spacing: 12) {
                    Cover().frame(width: 44, height: 44)
                    VStack(alignment: .leading, spacing: 2) {
                        Text(verbatim: song.title)
                        Text(verbatim: song.artist).font(.subheadline).foregroundStyle(.secondary)
                    }
                    Spacer()
                    time(song.duration)
                }
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

private struct Cover: View {
    var body: some View {
        RoundedRectangle(cornerRadius: 8)
            .fill(LinearGradient(colors: [.indigo, .pink], startPoint: .top, endPoint: .bottom))
            .overlay {
                Circle().fill(
                    RadialGradient(colors: [.yellow, .orange], center: .center, startRadius: 0, endRadius: 70)
                )
                .scaleEffect(0.5)
            }
            .accessibilityHidden(true)
    }
}
