import MizanBase
import MizanLayout

extension ScenePair {
    static let shapes = [
        ScenePair("Capsule", #"{ "Capsule": {} }"#) { Capsule() },
        ScenePair("Rectangle", #"{ "Rectangle": {} }"#) { Rectangle() },
        ScenePair("RoundedRectangle", #"{ "RoundedRectangle": { "cornerRadius": 7 } }"#) {
            RoundedRectangle(cornerRadius: 7)
        },
    ]
}
