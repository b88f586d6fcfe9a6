import Foundation
import MizanBase
import MizanCanvas
import MizanDecoders
import MizanFonts
import MizanReports
import MizanLayout
import MizanRenderTree
import MizanText
import Synchronization
import TestSupport
import Testing

@testable import MizanGoldens

/// A recording that is killed leaves whole files that belong together.
@Suite struct GoldenKillTests {
    /// A run over four cases that look otherwise in every round: tree and picture both say which.
    private static func run(_ folder: String, round: Int) throws -> GoldenRun {
        let scene = GoldenScene(name: "Deep/Round") { variant, _ in
            let side = FixedLength(rawValue: 20 * FixedLength.unitsPerPoint)
            let color = RGBA(red: UInt8(round & 0xFF), green: UInt8(round >> 8 & 0xFF), blue: 77)
            let frame = FixedRect(x: .zero, y: .zero, width: side, height: side)
            let tree = RenderTree(
                versions: .current, scene: "Round", variant: variant.name, scale: variant.scale,
                direction: .leftToRight,
                size: frame.size,
                nodes: [
                    RenderNode(
                        path: "round", type: "Color", parent: nil, frame: frame, direction: .leftToRight,
                        content: .shape(.rectangle, fill: .init(color: color)))
                ])
            return LaidOutView(tree: tree)
        }
        let cases = ["ar", "en", "he", "uk"].map {
            GoldenCase(scene: "Deep/Round", variant: .init(locale: LanguageTag($0)), hasPicture: true)
        }
        return GoldenRun(
            folder: folder, cases: cases, scenes: [scene], fonts: try ShippedFonts.collection(), pictures: .png)
    }

    /// The round that a tree says: its colour, `#rrgg4d`.
    private static func round(ofTree text: String) throws -> Int {
        let color = try #require(text.split(separator: "#").last?.prefix(6))
        #expect(text.hasPrefix("mizan-tree 2 ") && text.hasSuffix("\n") && color.hasSuffix("4d"))
        let number = try #require(Int(color.prefix(4), radix: 16))
        return number >> 8 | (number & 0xFF) << 8
    }

    private static func round(ofPicture bytes: [UInt8]) throws -> Int {
        let bitmap = try PNGDecoder.decode(bytes)
        let color = try #require(bitmap[0, 0])
        #expect(color.blue == 77)
        return Int(color.red) | Int(color.green) << 8
    }

    private static let kills = Thoroughness.count(40, thorough: 200)

    @Test func `files are whole, old or new, and no tree stands beside another recording's picture`() async throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/Goldens"
        _ = try Self.run(path, round: 0).record()
        var rounds: Set<Int> = [0]
        for kill in 1...Self.kills {
            // What a killed process may have left stays for the next one.
            let start = kill * 200
            let delay = UInt32((kill * 7919) % 9_973)
            await #expect(processExitsWith: .signal(SIGKILL)) {
                [path = path as String, start = start as Int, delay = delay as UInt32] in
                // The first round takes the longest, with all that is done once.
                _ = try Self.run(path, round: start).record(GoldenRun.Options(jobs: 1))
                Thread.detachNewThread {
                    usleep(delay)
                    killSelf()
                }
                for round in start + 1..<start + 200 {
                    _ = try Self.run(path, round: round).record(GoldenRun.Options(jobs: 2))
                }
                usleep(1_000_000)
            }
            for locale in ["ar", "en", "he", "uk"] {
                let name = "Goldens/Deep/Round/" + locale
                let tree = try Self.round(ofTree: try folder.text(of: name + ".tree"))
                rounds.insert(tree)
                guard let picture = try? folder.data(of: name + ".png") else { continue }
                #expect(try Self.round(ofPicture: [UInt8](picture)) == tree)
            }
        }
        // Killed at many places indeed.
        #expect(rounds.count > Self.kills / 2)
        _ = try Self.run(path, round: 1).record()
        let files = try FileManager.default.subpathsOfDirectory(atPath: path).filter { $0.contains(".") }
        #expect(files.count == 8, "\(files)")
    }
}

private func killSelf() { kill(getpid(), SIGKILL) }
