import Foundation

/// The one page that browsers get, with its style and script in it.
struct BrowserPage: Sendable {
  private let html: Data
  private let policy: String

  init() throws(BrowserError) {
    let style = try Self.resource("page.css")
    let script = try Self.resource("elements.js") + Self.resource("page.js")
    // NB: a page as old as the program, so one number for all who get it is as good as one for each.
    let number = BrowserOptions.makeToken()
    let text = try Self.resource("page.html")
      .replacingOccurrences(of: "{number}", with: number)
      .replacingOccurrences(of: "{style}", with: style)
      .replacingOccurrences(of: "{script}", with: script)
    html = Data(text.utf8)
    policy =
      "default-src 'none'; script-src 'nonce-\(number)'; style-src 'nonce-\(number)'; "
      + "connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
  }

  var answer: WebAnswer {
    WebAnswer(
      status: 200, type: "text/html; charset=utf-8",
      headers: ["Content-Security-Policy": policy], body: html)
  }

  private static func resource(_ name: String) throws(BrowserError) -> String {
    guard let url = Bundle.module.url(forResource: name, withExtension: nil, subdirectory: "Page"),
      let text = try? String(contentsOf: url, encoding: .utf8)
    else { throw .pageMissing(name) }
    return text
  }
}
