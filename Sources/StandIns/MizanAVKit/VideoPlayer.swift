// The declarations are those of the framework.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation
import MizanStandIn
import MizanSwiftUI

/// A player, which plays nothing here. Source: AVFoundation's `AVPlayer`.
@MainActor @preconcurrency
open class AVPlayer {
    public nonisolated init() {}
    public nonisolated convenience init(url: URL) { self.init() }
    open func play() {}
    open func pause() {}
    open var isMuted = false
    open var rate: Float = 0
}

/// A video with its controls: a labelled box here. Source: AVKit's `VideoPlayer`.
public struct VideoPlayer: View {
    public init(player: AVPlayer?) {}
    public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> some View) {}
    public var body: some View { StandInView("VideoPlayer", minimumHeight: 120) }
}
