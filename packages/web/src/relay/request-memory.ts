type Failed = { readonly id: string; readonly at: number; readonly path: string | undefined };

/** How long a failure is remembered in milliseconds; older ones are unrelated to what a person reports now. */
const latelyMs = 10 * 60_000;

/** Remembers the ids of requests; `now` and `path` are those of the window. */
export function createRequestMemory(now: () => number, path: () => string | undefined) {
  let failed: Failed | undefined;
  let latest: string | undefined;
  const rememberFailed = (id: string | undefined): void => {
    if (id !== undefined) failed = { id, at: now(), path: path() };
  };
  const failedHere = (): string | undefined =>
    failed !== undefined && failed.path === path() && now() - failed.at < latelyMs ? failed.id : undefined;
  return {
    /** Notes a response of the portal, and whether it was a refusal. */
    noteRequest: (response: Pick<Response, "headers" | "ok">, isFailure = !response.ok): void => {
      const id = response.headers.get("x-request-id") ?? undefined;
      latest = id ?? latest;
      if (isFailure) rememberFailed(id);
    },
    noteFailed: rememberFailed,
    /** The id of the latest failed request on this page, which a person quotes in a report. */
    failedHere,
    /** The id of the request that failed on this page, or else of the last request. */
    lastRequestId: () => failedHere() ?? latest,
  };
}

export const {
  noteRequest: rememberRequest,
  noteFailed: rememberFailed,
  failedHere,
  lastRequestId,
} = createRequestMemory(
  () => Date.now(),
  () => globalThis.location?.pathname,
);
