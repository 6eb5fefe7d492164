import Foundation

/// Drives an app from a shell: starts it, looks, taps by name, takes a picture.
@main enum Command {
  static let usage = """
    usage: touchup start [--hold-clock] -- PROGRAM [ARGUMENTS]   starts an app that serves itself to browsers
           touchup look                     what is on the screen, a line for each element
           touchup elements                 the same as JSON
           touchup picture FILE             the newest frame as a PNG
           touchup tap NAME | X,Y           a finger taps
           touchup type TEXT [--into NAME]  types into what is edited, or into a field
           touchup key NAME                 a key, as browsers call it: Enter, ArrowUp, a
           touchup drag FROM TO             a finger drags, each a name or X,Y, and rests before it is lifted
           touchup swipe up|down|left|right [--on NAME]
           touchup scroll NAME | X,Y DX DY  as a trackpad does, in points: below 0 towards the end
           touchup do ACTION [NAME]         activate, increment, decrement, focus, show or escape, as assistive technology does
           touchup wait [SECONDS]           until nothing is going on
           touchup advance SECONDS          moves a clock that is held
           touchup url                      the page, for a browser
           touchup stop                     ends the app

      --session NAME   one of several apps; “app” if not given
      --role ROLE      the kind of element: button, textField, cell, …
      --nth N          which of several, counted from 0
      --identifier     NAME is an identifier, not a label
      --at X,Y         a point of the screen, in points
      --seconds N      how long a drag takes
      --shift, --control, --alt, --meta   held with a key

    A name has to be the same to the letter, white space of any kind. TOUCHUP_URL in the environment is used in place of a session.
    """

  static func main() async {
    do {
      try await run(Array(CommandLine.arguments.dropFirst()))
    } catch {
      let failure = error as? CommandError
      FileHandle.standardError.write(Data("touchup: \(error.localizedDescription)\n".utf8))
      exit(failure?.exitCode ?? 1)
    }
  }

  private static func run(_ arguments: [String]) async throws {
    if arguments.first == "--help" || arguments.first == "-h" { return print(usage) }
    var words = try Words(arguments)
    let name = words.options["--session"] ?? "app"
    let command = try words.need("a command")
    if command == "start" { return try start(&words, name) }
    let session = try Session.named(name)
    if session.hasEnded {
      if command == "stop" { try Session.forget(name) }
      throw CommandError.ended(name, log: session.log)
    }
    let client = try Client(url: session.url)
    switch command {
    case "look", "elements": try await look(client, asText: command == "look")
    case "picture":
      let path = try words.need("a file to write")
      let data = try await client.get("/screenshot.png")
      do {
        try data.write(to: URL(fileURLWithPath: path))
      } catch {
        throw CommandError.notWritten(path: path, why: error.localizedDescription)
      }
    case "tap": try await client.post("/tap", words.target(words.next()))
    case "type":
      var what: [String: Any] = ["text": try words.need("a text")]
      if let field = words.options["--into"] { what["into"] = try words.target(field) }
      try await client.post("/type", what)
    case "key":
      var what: [String: Any] = ["key": try words.need("a key")]
      for flag in ["shift", "control", "alt", "meta"] where words.flags.contains("--\(flag)") {
        what[flag] = true
      }
      try await client.post("/key", what)
    case "drag":
      let from = try words.target(try words.need("where from"))
      var what: [String: Any] = ["from": from, "to": try words.target(try words.need("where to"))]
      what["seconds"] = try words.number("--seconds")
      try await client.post("/drag", what)
    case "swipe":
      var what: [String: Any] = ["direction": try words.need("a direction")]
      if let place = words.options["--on"] { what["on"] = try words.target(place) }
      try await client.post("/swipe", what)
    case "scroll":
      let place = try words.target(try words.need("where"))
      let (dx, dy) = (try words.needNumber("DX"), try words.needNumber("DY"))
      try await client.post("/scroll", ["on": place, "dx": dx, "dy": dy])
    case "do":
      let action = try words.need("an action")
      var what = action == "escape" ? [:] : try words.target(words.next())
      what["action"] = action
      try await client.post("/action", what)
    case "wait", "advance":
      var what: [String: Any] = [:]
      if let text = words.next() {
        guard let seconds = Words.double(text) else {
          throw CommandError.usage("“\(text)” is no number of seconds")
        }
        what["seconds"] = seconds
      }
      try await client.post("/\(command)", what)
    case "url": print(session.url.absoluteString)
    case "stop": try stop(session, name)
    default: throw CommandError.usage("there is no command “\(command)”")
    }
    try words.end()
  }

  private static func start(_ words: inout Words, _ name: String) throws {
    let holds = words.flags.contains("--hold-clock")
    let program = try words.need("a program")
    let starter = Starter(program: program, arguments: words.all(), holdsClock: holds)
    if let old = try? Session.named(name), old.process > 0, !old.hasEnded {
      throw CommandError.usage("an app is running as “\(name)”: touchup stop, or --session NAME")
    }
    let session = try starter.start(as: name)
    try session.save(as: name)
    print(session.url.absoluteString)
  }

  private static func look(_ client: Client, asText: Bool) async throws {
    let data = try await client.get("/elements.json")
    guard asText else { return FileHandle.standardOutput.write(data) }
    struct Screen: Decodable {
      var width: Double
      var height: Double
      var elements: [ScreenElement]
    }
    let screen = try JSONDecoder().decode(Screen.self, from: data)
    print("Screen of \(Int(screen.width)) x \(Int(screen.height)):")
    print(screen.elements.flatMap { $0.lines() }.joined(separator: "\n"))
  }

  private static func stop(_ session: Session, _ name: String) throws {
    guard session.process > 0 else {
      throw CommandError.usage("the app at TOUCHUP_URL was not started by touchup")
    }
    try Session.forget(name)
    if kill(session.process, SIGTERM) != 0, errno != ESRCH {
      throw CommandError.refused("the app cannot be ended: \(String(cString: strerror(errno)))")
    }
  }
}
