import type { Got } from "./bounded-get.ts";
import { SourceError } from "./source-error.ts";

/** The error of an answer that is none: 429 and 5xx may be better a moment later, everything else will not. */
export function errorOfResponse({ status, headers }: Got, reason = `answered ${status}`): SourceError {
  const isTransient = status === 429 || status >= 500;
  const retryAfterMs = retryAfter(headers["retry-after"]);
  return new SourceError(reason, { isTransient, ...(retryAfterMs === undefined ? {} : { retryAfterMs }) });
}

function retryAfter(value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  return /^\d{1,6}$/.test(value) ? Number(value) * 1000 : undefined;
}
