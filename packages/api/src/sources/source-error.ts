/** The failure of a source, in words for operators, which go into the log and the database. */
export class SourceError extends Error {
  /** Whether repeating the request may succeed. */
  readonly isTransient: boolean;
  /** How long the source asks the client to wait before it tries again. */
  readonly retryAfterMs: number | undefined;

  constructor(
    reason: string,
    options: ErrorOptions & { readonly isTransient?: boolean; readonly retryAfterMs?: number } = {},
  ) {
    super(reason, options);
    this.name = "SourceError";
    this.isTransient = options.isTransient ?? false;
    this.retryAfterMs = options.retryAfterMs;
  }
}
