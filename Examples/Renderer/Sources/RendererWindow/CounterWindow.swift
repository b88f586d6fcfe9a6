import CSDL
import Mizan
import Renderer
import TicketCounter

/// A window with a session in it.
final class CounterWindow {
    private struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    private let session: LayoutSession
    private let renderer: SoftwareRenderer
    private let window: OpaquePointer
    private let screen: OpaquePointer
    private let texture: OpaquePointer
    private let scale = 2.0

    init(locale: LanguageTag, fonts: FontCollection) throws {
        let environment = try TicketCounter.environment(locale: locale, fonts: fonts)
        session = LayoutSession(
            TicketCounter(city: "مراكش"), proposal: ProposedViewSize(width: 360, height: nil), environment: environment)
        let tree = try session.update().tree
        renderer = try SoftwareRenderer(size: tree.size.size, scale: scale, background: .white, fonts: fonts)
        try renderer.draw(tree)
        SDL_SetMainReady()
        let (width, height) = (Int32(renderer.width), Int32(renderer.height))
        guard SDL_Init(SDL_INIT_VIDEO) == 0,
            let window = SDL_CreateWindow("Mizan", 0, 0, width, height, SDL_WINDOW_SHOWN.rawValue),
            let screen = SDL_CreateRenderer(window, -1, SDL_RENDERER_SOFTWARE.rawValue),
            let texture = SDL_CreateTexture(
                screen, SDL_PIXELFORMAT_ABGR8888.rawValue, Int32(SDL_TEXTUREACCESS_STATIC.rawValue), width, height)
        else { throw Failure(description: "SDL: \(String(cString: SDL_GetError()))") }
        (self.window, self.screen, self.texture) = (window, screen, texture)
        upload(SDL_Rect(x: 0, y: 0, w: width, h: height))
    }

    deinit {
        SDL_DestroyTexture(texture)
        SDL_DestroyRenderer(screen)
        SDL_DestroyWindow(window)
        SDL_Quit()
    }

    /// Shows the window until it is closed.
    func run() throws {
        var event = SDL_Event()
        while SDL_WaitEvent(&event) == 1 {
            switch SDL_EventType(event.type) {
            case SDL_QUIT: return
            case SDL_MOUSEBUTTONUP:
                let place = Point(x: Double(event.button.x) / scale, y: Double(event.button.y) / scale)
                if try session.send(.tap(at: place)) { try update() }
            case SDL_WINDOWEVENT: show()
            default: break
            }
        }
    }

    private func update() throws {
        let update = try session.update()
        for part in try renderer.redraw(update.tree, dirty: update.changes.dirty) where !part.isEmpty {
            upload(
                SDL_Rect(
                    x: Int32(part.columns.lowerBound), y: Int32(part.rows.lowerBound), w: Int32(part.columns.count),
                    h: Int32(part.rows.count)))
        }
        show()
    }

    /// Hands pixels to the texture, and no more than changed.
    private func upload(_ part: SDL_Rect) {
        var part = part
        let start = (Int(part.y) * renderer.width + Int(part.x)) * 4
        renderer.pixels.withUnsafeBytes { bytes in
            _ = SDL_UpdateTexture(texture, &part, bytes.baseAddress.map { $0 + start }, Int32(renderer.width * 4))
        }
    }

    private func show() {
        SDL_RenderCopy(screen, texture, nil, nil)
        SDL_RenderPresent(screen)
    }
}
