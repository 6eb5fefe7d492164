import Foundation

/// Reads folders, and those in them, on the thread that asks.
package struct PhotoScan {
  /// After how many entries the first listing is told; each next one after three times as many.
  private static let firstCount = 200
  /// Folders within folders; links could make it endless.
  private static let deepest = 32

  private var listing = PhotoListing()
  private var albums: [FilePath: (count: Int, cover: PhotoEntry)] = [:]
  private var seen: Set<Identity> = []
  private var nextCount = Self.firstCount
  private let watch: FolderWatch?
  private let cancellation: ImageCancellation
  private let tell: (PhotoListing) -> Void

  private struct Identity: Hashable {
    let device: dev_t
    let number: ino_t
  }

  /// Reads `folders` and hands what was found to `tell`: some of it while a large library is read, and all of it at the
  /// end. Hidden files and folders are left out; a folder that is reached twice is read once.
  ///
  /// - Parameter watch: Watches each folder from before it is read.
  package static func read(
    _ folders: [FilePath], watch: FolderWatch? = nil, cancellation: ImageCancellation,
    tell: @escaping (PhotoListing) -> Void
  ) {
    var scan = PhotoScan(watch: watch, cancellation: cancellation, tell: tell)
    for folder in folders { scan.read(folder, depth: 0) }
    guard !cancellation.isCancelled else { return }
    scan.listing.isComplete = true
    scan.report()
  }

  private init(
    watch: FolderWatch?, cancellation: ImageCancellation, tell: @escaping (PhotoListing) -> Void
  ) {
    self.watch = watch
    self.cancellation = cancellation
    self.tell = tell
  }

  private mutating func read(_ folder: FilePath, depth: Int) {
    guard depth < Self.deepest, !cancellation.isCancelled else { return }
    var descriptor = Self.open(folder)
    if descriptor < 0, errno == ENOENT, depth == 0, let watch {
      // One of the library's that is not there may come: its parent tells of it. What came meanwhile is found now.
      watch.add(Self.existingParent(of: folder))
      descriptor = Self.open(folder)
    }
    guard descriptor >= 0, let stream = fdopendir(descriptor) else {
      let number = errno
      // A folder that is not there has no photos; that is all.
      if number != ENOENT { listing.problems.append(ImageError(errno: number, file: folder.text)) }
      if descriptor >= 0 { close(descriptor) }
      return
    }
    defer { closedir(stream) }
    var own = stat()
    guard fstat(descriptor, &own) == 0,
      seen.insert(Identity(device: own.st_dev, number: own.st_ino)).inserted
    else { return }
    // What changes after this is heard of; what did before, is read.
    if seen.count <= FolderWatch.mostFolders { watch?.add(folder) }
    var inner: [FilePath] = []
    while let record = readdir(stream), !cancellation.isCancelled {
      let name = Self.name(of: record)
      guard name.first != UInt8(ascii: ".") else { continue }
      let path = folder.appending(name)
      var entry = stat()
      guard
        (name + [0]).withUnsafeBytes({ bytes in
          fstatat(descriptor, bytes.baseAddress!.assumingMemoryBound(to: CChar.self), &entry, 0)
        }) == 0
      else { continue }
      let stamp = FileStamp(entry)
      if stamp.isFolder {
        inner.append(path)
      } else if stamp.isRegular, let photo = PhotoEntry(path: path, stamp: stamp) {
        add(photo, in: folder)
      }
    }
    for folder in inner { read(folder, depth: depth + 1) }
  }

  private static func open(_ folder: FilePath) -> Int32 {
    folder.withCString { Foundation.open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
  }

  private static func existingParent(of folder: FilePath) -> FilePath {
    var parent = folder.folder
    while parent.withCString({ access($0, F_OK) }) != 0, parent != parent.folder {
      parent = parent.folder
    }
    return parent
  }

  private mutating func add(_ photo: PhotoEntry, in folder: FilePath) {
    listing.entries.append(photo)
    if let album = albums[folder] {
      let isNewer = PhotoEntry.isBefore(photo, album.cover)
      albums[folder] = (album.count + 1, isNewer ? photo : album.cover)
    } else {
      albums[folder] = (1, photo)
    }
    guard listing.entries.count >= nextCount else { return }
    nextCount *= 3
    report()
  }

  private mutating func report() {
    listing.entries.sort(by: PhotoEntry.isBefore)
    listing.albums = albums.map {
      PhotoAlbum(folder: $0.key, count: $0.value.count, cover: $0.value.cover)
    }.sorted { $0.folder.name.localizedStandardCompare($1.folder.name) == .orderedAscending }
    tell(listing)
  }

  private static func name(of record: UnsafeMutablePointer<dirent>) -> [UInt8] {
    withUnsafeBytes(of: &record.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
  }
}
