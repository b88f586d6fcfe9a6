import MizanBase

// A type that is exported by itself comes without its operators. These are theirs; next to `import MizanBase` they aren't preferred.

/// The sum of two angles.
@_disfavoredOverload public func + (left: Angle, right: Angle) -> Angle { Angle(degrees: left.degrees + right.degrees) }
/// The difference of two angles.
@_disfavoredOverload public func - (left: Angle, right: Angle) -> Angle { Angle(degrees: left.degrees - right.degrees) }
/// The angle to the other side.
@_disfavoredOverload public prefix func - (angle: Angle) -> Angle { Angle(degrees: -angle.degrees) }

/// The sum of two lengths.
@_disfavoredOverload public func + (left: FixedLength, right: FixedLength) -> FixedLength {
    FixedLength(rawValue: left.rawValue &+ right.rawValue)
}
/// The difference of two lengths.
@_disfavoredOverload public func - (left: FixedLength, right: FixedLength) -> FixedLength {
    FixedLength(rawValue: left.rawValue &- right.rawValue)
}
/// The length to the other side.
@_disfavoredOverload public prefix func - (length: FixedLength) -> FixedLength {
    FixedLength(rawValue: 0 &- length.rawValue)
}
