// swift-tools-version: 6.2
import PackageDescription

// Run with: swift run -c release --package-path Benchmarks Benchmarks
let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "TouchUp", path: "..")],
  targets: [
    // Measuring and printing; knows nothing of what is measured.
    .target(name: "Harness", swiftSettings: [.defaultIsolation(MainActor.self)]),
    // The yardstick of what is drawn: the same picture, by Cairo and Pango alone.
    .systemLibrary(
      name: "CYardstick", pkgConfig: "pangocairo",
      providers: [.apt(["libcairo2-dev", "libpango1.0-dev"])]),
    // Counts allocations, by functions that take the place of the C library's.
    .target(name: "CAllocations"),
    // The yardstick of what starts: a process that does nothing.
    .executableTarget(name: "Nothing"),
    // What starts: an app that ends with its first frame.
    .executableTarget(
      name: "Hello", dependencies: [.product(name: "UIKit", package: "TouchUp")],
      swiftSettings: [.defaultIsolation(MainActor.self)]),

    // A large library of photos, in real time; makes it, too.
    .executableTarget(
      name: "Photos",
      dependencies: ["Harness", .product(name: "UIKit", package: "TouchUp")],
      swiftSettings: [.defaultIsolation(MainActor.self)]),

    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "CAllocations", "CYardstick", "Harness", "Hello", "Nothing",
        .product(name: "GalleryPages", package: "TouchUp"),
        .product(name: "Observables", package: "TouchUp"),
        .product(name: "TouchUp", package: "TouchUp"),
        .product(name: "UIKit", package: "TouchUp"),
        .product(name: "UIKitTestSupport", package: "TouchUp"),
      ],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    .testTarget(name: "CAllocationsTests", dependencies: ["CAllocations"]),
    .testTarget(
      name: "HarnessTests", dependencies: ["Harness"],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
  ],
  swiftLanguageModes: [.v6]
)
