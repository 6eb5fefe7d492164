/// How long a shared stream keeps the subject that its observers listen to.
public enum SubjectLifetimeScope: Sendable {
  /// As long as it is connected: each connection has a subject of its own. When the source has ended,
  /// or nobody observes any more, what was kept is gone, and whoever comes next begins anew.
  case whileConnected

  /// For ever: all connections have one subject. Who comes after the source has ended gets what was
  /// kept and the end, and the source is not subscribed to any more. Who comes after all had gone gets
  /// what was kept from before, and then what is new.
  case forever
}
