import type { Got } from "./bounded-get.ts";
import { SourceError } from "./source-error.ts";

/** The error for a response that is not a usable answer: 429 and 5xx may be better on a retry, every other status will not. */
export function errorOfResponse({ status, headers }: Got, reason = `answered ${status}`): SourceError {
  const isTransient = status === 429 || status >= 500;
  const retryAfterMs = retryAfter(headers["retry-after"]);
  return new SourceError(reason, { isTransient, ...(retryAfterMs === undefined ? {} : { retryAfterMs }) });
}

function retryAfter(value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  return /^\d{1,6}$/.test(value) ? Number(value) * 1000 : undefined;
}
