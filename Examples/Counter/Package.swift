// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Counter",
  dependencies: [.package(name: "TouchUp", path: "../..")],
  targets: [
    .executableTarget(
      name: "Counter",
      dependencies: [
        .product(name: "TouchUp", package: "TouchUp"),
        .product(name: "UIKit", package: "TouchUp"),
        .product(name: "UIKitBrowser", package: "TouchUp"),
      ]),
    .testTarget(
      name: "CounterTests",
      dependencies: [
        "Counter",
        .product(name: "UIKit", package: "TouchUp"),
        .product(name: "UIKitTestSupport", package: "TouchUp"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
