// What an app gets with `import UIKit`, as on Apple's platforms: Foundation, drawing, text and
// layers. NB: without the re-export of Foundation, a file that imports Testing and UIKit loses
// `#expect` (see ARCHITECTURE.md).
@_exported public import Foundation
@_exported public import UIKitGraphics
@_exported public import UIKitLayers
@_exported public import UIKitText
