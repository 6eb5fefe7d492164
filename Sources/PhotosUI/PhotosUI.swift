// What an app gets with `import PhotosUI`, as on Apple's platforms: UIKit with it.
@_exported public import UIKit
