"""What the rules need to be told: the map of modules, and the exceptions, each with its reason."""

# Arrows go down. A module imports what its row names and nothing else of this repository; a C
# library is in one row. ARCHITECTURE.md draws the same map. A target that is not here yet: add its
# row with the target.
ARROWS = {
    "UIKitLoop": [],
    "UniformTypeIdentifiers": [],
    "CPixels": [],
    "CVips": [],
    "CGStreamer": [],
    "UIKitGraphics": ["CCairo", "CPixels"],
    "UIKitText": ["CPango", "UIKitGraphics"],
    "UIKitImages": ["CVips", "UIKitGraphics"],
    "UIKitCamera": ["CGStreamer", "UIKitGraphics"],
    "UIKitLayers": ["UIKitGraphics", "UIKitLoop"],
    "UIKit": [
        "UIKitCamera", "UIKitGraphics", "UIKitImages", "UIKitLayers", "UIKitLoop", "UIKitText",
        "UniformTypeIdentifiers",
    ],
    "PhotosUI": ["UIKit"],
    "_Testing_UIKit": [],
    "TouchUp": ["PhotosUI", "UIKit", "UniformTypeIdentifiers"],
    "TouchUpRx": ["Observables", "PhotosUI", "TouchUp", "UIKit"],
    "UIKitTestSupport": ["UIKit", "UIKitGraphics", "UIKitLoop"],
    "GalleryPages": ["Observables", "TouchUp", "TouchUpRx", "UIKit"],
    "UIKitBrowser": ["CLZ4", "CWebSockets", "UIKit", "UIKitLoop"],
    "UIKitWindow": ["CSDL2", "UIKit", "UIKitLoop"],
    "Gallery": ["GalleryPages", "UIKit", "UIKitBrowser", "UIKitWindow"],
    "TouchUpCommand": [],
    "Tour": ["GalleryPages", "UIKit", "UIKitTestSupport"],
    "LoopProbe": ["UIKitLoop"],
    "AppProbe": ["UIKit"],
    "PhotoProbe": ["UIKit", "UIKitGraphics", "UIKitImages", "UIKitTestSupport"],
    "WindowScript": ["GalleryPages", "UIKit", "UIKitTestSupport"],
    "CObservables": [],
    "Observables": ["CObservables"],
    "ObservablesTestSupport": ["Observables"],
}

# Files in Sources that may be longer than MAXIMUM_LINES, and why they are not split. Without the
# Objective-C runtime, a member in an extension cannot be overridden: every `open` member of a class
# is in its one body.
MAXIMUM_LINES = 300
LONG_FILES = {
    "Sources/UIKitLayers/Layers/CALayer.swift":
        "every overridable member of a layer, and all that it stores, stands in its one body",
    "Sources/UIKit/Views/UIView.swift": "every overridable member of a view stands in its one body",
    "Sources/UIKit/Controllers/UIViewController.swift":
        "every overridable member of a controller stands in its one body",
    "Sources/UIKit/Scrolling/UIScrollView.swift":
        "every overridable member of a scroll view stands in its one body",
    "Sources/UIKit/Text/Field/UITextField.swift":
        "every overridable member of a field stands in its one body",
    "Sources/UIKit/Text/View/UITextView.swift":
        "every overridable member of a text view stands in its one body",
}

# Witnesses of the standard library's protocols say nothing that a reader does not know.
UNDOCUMENTED = {
    "==", "<", "hash", "description", "debugDescription", "customMirror", "errorDescription",
    "encode", "makeIterator", "makeAsyncIterator",
}

# The hosts that a file may name: where a reader is sent. Machines of any kind are not among them.
HOSTS = {
    "developer.apple.com", "docs.swift.org", "github.com", "keepachangelog.com", "semver.org",
    "www.swift.org", "www.w3.org", "www.cairographics.org", "docs.gtk.org", "editorconfig.org",
    "recursive-design.com",  # in the licence of the photographs of the tests, which has to stay whole
    "127.0.0.1", "localhost", "evil.example",  # this machine, and somebody who is kept out in tests
}
