import MizanBase
import MizanLayout

extension ScenePair {
    static let images = [
        ScenePair("Color", ##"{ "Color": "#ff800080" }"##) { Color(RGBA(red: 255, green: 128, blue: 0, alpha: 128)) },
        ScenePair("Color", #"{ "Color": "warm" }"#) { Color(.warm) },
        ScenePair("Image", #"{ "Image": { "symbol": "chevron.forward" } }"#) { Image(systemName: "chevron.forward") },
        ScenePair("Image", #"{ "Image": { "systemName": "chevron.forward" } }"#) {
            Image(systemName: "chevron.forward")
        },
    ]
}
