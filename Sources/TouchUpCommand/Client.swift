import Foundation
import FoundationNetworking

/// Asks the app.
struct Client {
  let url: URL

  /// An app at `url`, which is asked without the proxy that the environment may have for what is far away.
  init(url: URL) throws {
    guard let host = url.host, url.scheme == "http" else {
      throw CommandError.noAnswer("“\(url)” is no URL of an app")
    }
    self.url = url
    // NB: read by the library at each request, of which there is one.
    let others = ProcessInfo.processInfo.environment["no_proxy"].map { "," + $0 } ?? ""
    setenv("no_proxy", host + others, 1)
  }

  func get(_ path: String) async throws -> Data {
    try await ask(URLRequest(url: try place(path)))
  }

  @discardableResult func post(_ path: String, _ words: [String: Any]) async throws -> Data {
    var request = URLRequest(url: try place(path))
    request.httpMethod = "POST"
    request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    request.httpBody = try JSONSerialization.data(withJSONObject: words)
    // What takes long says so itself.
    request.timeoutInterval = 4000
    return try await ask(request)
  }

  private func place(_ path: String) throws -> URL {
    guard var parts = URLComponents(url: url, resolvingAgainstBaseURL: false) else {
      throw CommandError.noAnswer("“\(url)” is no URL")
    }
    parts.path = path
    guard let place = parts.url else { throw CommandError.noAnswer("“\(url)” is no URL") }
    return place
  }

  private func ask(_ request: URLRequest) async throws -> Data {
    let data: Data
    let response: URLResponse
    do {
      (data, response) = try await URLSession.shared.data(for: request)
    } catch {
      throw CommandError.noAnswer(error.localizedDescription)
    }
    let status = (response as? HTTPURLResponse)?.statusCode ?? 0
    guard status == 200 else { throw CommandError.refused(Self.reason(data, status)) }
    return data
  }

  private static func reason(_ data: Data, _ status: Int) -> String {
    struct Words: Decodable {
      var error: String
    }
    if let words = try? JSONDecoder().decode(Words.self, from: data) { return words.error }
    let text = String(decoding: data, as: UTF8.self)
    return text.isEmpty ? "HTTP \(status)" : text.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
