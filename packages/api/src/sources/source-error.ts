/** Why a source gave nothing, in words for operators: they stand in the log and in the database. */
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
