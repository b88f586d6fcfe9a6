/// The kind of device that an interface is for. Source: UIKit's `UIUserInterfaceIdiom`.
public enum UserInterfaceIdiom: String, Hashable, Sendable, CaseIterable {
    case phone
    case pad
    case mac
    case tv
    case watch
    case car
    case vision
}
