let failed: string | undefined;
let latest: string | undefined;

/** Remembers the number of an answer, and whether it was a refusal. */
export function noteRequest(response: Pick<Response, "headers" | "ok">, isFailure = !response.ok): void {
  const id = response.headers.get("x-request-id") ?? undefined;
  latest = id ?? latest;
  if (isFailure) failed = id ?? failed;
}

/** The number of the last request that failed, or else of the last one: what somebody who reports a problem quotes. */
export function lastRequestId(): string | undefined {
  return failed ?? latest;
}
