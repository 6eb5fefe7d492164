import Foundation
import Harness

extension Workload {
  /// Starts an executable of this package and waits for its end.
  init(process name: String) {
    let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let path = folder.appendingPathComponent(name).path
    self.init(name) {
      // NB: not Foundation's Process, which adds milliseconds of its own.
      var child: pid_t = 0
      var arguments: [UnsafeMutablePointer<CChar>?] = [strdup(path), nil]
      defer { free(arguments[0]) }
      let error = posix_spawn(&child, path, nil, nil, &arguments, environ)
      guard error == 0 else { throw ProcessError.notStarted(path, code: error) }
      var status: Int32 = 0
      while waitpid(child, &status, 0) == -1 && errno == EINTR {}
      guard status == 0 else { throw ProcessError.failed(path, status: status) }
    }
  }
}
