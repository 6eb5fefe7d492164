/// The page that shows a tour: a strip of pictures a chapter.
struct StoryboardPage {
  private var body = ""
  private var isOpen = false

  mutating func begin(_ title: String) {
    close()
    body += "<section><h2>\(Self.escape(title))</h2><div class=\"strip\">\n"
    isOpen = true
  }

  mutating func add(_ scene: Scene) {
    let caption = Self.escape(scene.caption)
    var lines = scene.news
    // The log has them all.
    if lines.count > 5 { lines = lines.prefix(4) + ["and \(lines.count - 4) more"] }
    let news = lines.map { "<li>\(Self.escape($0))</li>" }.joined()
    body += """
      <figure>
        <a href="\(scene.fileName)"><img src="\(scene.fileName)" alt="\(caption)" loading="lazy"></a>
        <figcaption><b>\(scene.number)</b> \(caption)\(news.isEmpty ? "" : "<ul>\(news)</ul>")</figcaption>
      </figure>

      """
  }

  /// The whole page.
  var html: String {
    var page = self
    page.close()
    return """
      <!doctype html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <title>TouchUp: the tour of the Gallery</title>
      <style>
      :root { color-scheme: light dark }
      body { font: 15px/1.45 Inter, system-ui, sans-serif; margin: 2.5rem; background: Canvas }
      h1 { font-size: 2rem; letter-spacing: -.02em; margin: 0 }
      h2 { margin: 2.5rem 0 1rem }
      .strip { display: flex; flex-wrap: wrap; gap: 1.75rem }
      figure { margin: 0; width: 240px }
      img { width: 100%; border-radius: 22px; box-shadow: 0 0 0 1px #0002, 0 8px 24px #0002 }
      figcaption { margin-top: .6rem }
      figcaption b { color: #007aff }
      ul { margin: .25rem 0 0; padding-left: 1.1rem; color: GrayText; font-size: 13px }
      </style>
      <h1>TouchUp</h1>
      <p>The Gallery, played by its robot. Every picture is what was on the screen after the step.</p>
      \(page.body)</html>

      """
  }

  private mutating func close() {
    if isOpen { body += "</div></section>\n" }
    isOpen = false
  }

  private static func escape(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
  }
}
