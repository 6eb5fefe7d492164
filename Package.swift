// swift-tools-version: 6.2
import PackageDescription

// The kit: what an app imports. On Apple's platforms the package is this alone.
var products: [Product] = [
  .library(name: "TouchUp", targets: ["TouchUp"]),
  .library(name: "TouchUpRx", targets: ["TouchUpRx"]),
]
var targets: [Target] = [
  .target(name: "TouchUp", swiftSettings: [.defaultIsolation(MainActor.self)]),
  .target(
    name: "TouchUpRx", dependencies: ["Observables", "TouchUp"],
    swiftSettings: [.defaultIsolation(MainActor.self)]),
]

// Streams: knows no UIKit, and is the same on every platform.
let streamProducts: [Product] = [
  .library(name: "Observables", targets: ["Observables"]),
  .library(name: "ObservablesTestSupport", targets: ["ObservablesTestSupport"]),
]
let streamTargets: [Target] = [
  .target(name: "CObservables"),
  .target(name: "Observables", dependencies: ["CObservables"]),
  .target(name: "ObservablesTestSupport", dependencies: ["Observables"]),
  .testTarget(
    name: "ObservablesTests", dependencies: ["Observables", "ObservablesTestSupport"]),
]

#if os(Linux)
  // The runtime: UIKit for Linux, from the ground up.
  products += [
    .library(name: "UIKit", targets: ["UIKit", "_Testing_UIKit"]),
    .library(name: "PhotosUI", targets: ["PhotosUI"]),
    .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
    .library(name: "UIKitTestSupport", targets: ["UIKitTestSupport"]),
    .library(name: "UIKitBrowser", targets: ["UIKitBrowser"]),
    .library(name: "UIKitWindow", targets: ["UIKitWindow"]),
    .executable(name: "touchup", targets: ["TouchUpCommand"]),
    // The pages of the Gallery, for Benchmarks, which is a package of its own.
    .library(name: "GalleryPages", targets: ["GalleryPages"]),
  ]
  targets = [
    .systemLibrary(
      name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
    .systemLibrary(
      name: "CPango", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),

    .systemLibrary(name: "CSDL2", pkgConfig: "sdl2", providers: [.apt(["libsdl2-dev"])]),
    .systemLibrary(name: "CLZ4", pkgConfig: "liblz4", providers: [.apt(["liblz4-dev"])]),
    .systemLibrary(
      name: "CWebSockets", pkgConfig: "libwebsockets", providers: [.apt(["libwebsockets-dev"])]),

    .target(name: "UIKitLoop"),
    .target(name: "UniformTypeIdentifiers"),
    .target(name: "CPixels"),
    .target(name: "CVips"),
    .target(name: "CGStreamer"),
    .target(name: "UIKitGraphics", dependencies: ["CCairo", "CPixels"]),
    .target(name: "UIKitText", dependencies: ["CPango", "UIKitGraphics"]),
    .target(name: "UIKitImages", dependencies: ["CVips", "UIKitGraphics"]),
    .target(name: "UIKitCamera", dependencies: ["CGStreamer", "UIKitGraphics"]),
    .target(
      name: "UIKitLayers", dependencies: ["UIKitGraphics", "UIKitLoop"],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    .target(
      name: "UIKit",
      dependencies: [
        "UIKitCamera", "UIKitGraphics", "UIKitImages", "UIKitLayers", "UIKitLoop", "UIKitText",
        "UniformTypeIdentifiers",
      ],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    .target(
      name: "PhotosUI", dependencies: ["UIKit"], swiftSettings: [.defaultIsolation(MainActor.self)]),
    .target(name: "_Testing_UIKit"),
    .target(
      name: "UIKitBrowser", dependencies: ["CLZ4", "CWebSockets", "UIKit", "UIKitLoop"],
      resources: [.copy("Page")]),
    .target(
      name: "UIKitWindow", dependencies: ["CSDL2", "UIKit", "UIKitLoop"],
      swiftSettings: [.defaultIsolation(MainActor.self)]),

    .target(
      name: "TouchUp", dependencies: ["PhotosUI", "UIKit", "UniformTypeIdentifiers"],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    .target(
      name: "TouchUpRx", dependencies: ["Observables", "PhotosUI", "TouchUp", "UIKit"],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    .target(
      name: "UIKitTestSupport", dependencies: ["UIKit", "UIKitGraphics", "UIKitLoop"],
      swiftSettings: [.defaultIsolation(MainActor.self)]),

    .target(
      name: "GalleryPages", dependencies: ["Observables", "TouchUp", "TouchUpRx", "UIKit"],
      resources: [.process("Resources")], swiftSettings: [.defaultIsolation(MainActor.self)]),
    .executableTarget(
      name: "Gallery", dependencies: ["GalleryPages", "UIKit", "UIKitBrowser", "UIKitWindow"],
      swiftSettings: [.defaultIsolation(MainActor.self)]),

    .executableTarget(name: "TouchUpCommand"),
    .executableTarget(
      name: "Tour", dependencies: ["GalleryPages", "UIKit", "UIKitTestSupport"],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    .executableTarget(name: "LoopProbe", dependencies: ["UIKitLoop"], path: "Tests/LoopProbe"),
    .executableTarget(
      name: "AppProbe", dependencies: ["UIKit"], path: "Tests/AppProbe",
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    .executableTarget(
      name: "PhotoProbe",
      dependencies: ["UIKit", "UIKitGraphics", "UIKitImages", "UIKitTestSupport"],
      path: "Tests/PhotoProbe", swiftSettings: [.defaultIsolation(MainActor.self)]),
    .executableTarget(
      name: "WindowScript", dependencies: ["GalleryPages", "UIKit", "UIKitTestSupport"],
      path: "Tests/WindowPages", exclude: ["pages.py"],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    .testTarget(name: "UIKitLoopTests", dependencies: ["LoopProbe", "UIKitLoop"]),
    .testTarget(
      name: "UIKitGraphicsTests", dependencies: ["UIKitGraphics"], exclude: ["Photos"]),
    .testTarget(name: "UIKitTextTests", dependencies: ["UIKitGraphics", "UIKitText"]),
    .testTarget(
      name: "UIKitImagesTests", dependencies: ["PhotoProbe", "UIKitGraphics", "UIKitImages"],
      resources: [.copy("Photos")]),
    .testTarget(
      name: "UIKitCameraTests", dependencies: ["CGStreamer", "UIKitCamera", "UIKitGraphics"]),
    .testTarget(
      name: "UIKitLayersTests", dependencies: ["UIKitGraphics", "UIKitLayers", "UIKitLoop"]),
    .testTarget(
      name: "UIKitTests",
      dependencies: [
        "AppProbe", "Gallery", "PhotoProbe", "PhotosUI", "UIKit", "UIKitCamera", "UIKitGraphics",
        "UIKitImages", "UIKitTestSupport", "UniformTypeIdentifiers", "_Testing_UIKit",
      ]),
    .testTarget(
      name: "UIKitBrowserTests", dependencies: ["UIKit", "UIKitBrowser", "_Testing_UIKit"]),
    .testTarget(
      name: "UIKitWindowTests", dependencies: ["UIKit", "UIKitWindow", "_Testing_UIKit"],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    .testTarget(
      name: "UIKitTestSupportTests",
      dependencies: [
        "UIKit", "UIKitGraphics", "UIKitLoop", "UIKitTestSupport", "_Testing_UIKit",
      ]),
    .testTarget(
      name: "TouchUpTests",
      dependencies: ["TouchUp", "UIKit", "UIKitTestSupport", "_Testing_UIKit"]),
    .testTarget(
      name: "TouchUpRxTests",
      dependencies: [
        "Observables", "PhotosUI", "TouchUp", "TouchUpRx", "UIKit", "UIKitTestSupport",
        "_Testing_UIKit",
      ]),
    .testTarget(
      name: "GalleryTests",
      dependencies: ["GalleryPages", "UIKit", "UIKitTestSupport", "_Testing_UIKit"],
      exclude: ["__Snapshots__"]),
  ]
#endif

products += streamProducts
targets += streamTargets

for target in targets where target.type != .system {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .swiftLanguageMode(.v6),
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
    ]
}

let package = Package(
  name: "TouchUp",
  defaultLocalization: "en",
  platforms: [.iOS(.v16)],
  products: products,
  targets: targets
)
