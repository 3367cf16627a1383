import { PlatformError } from "../ports/learning-platform.ts";

export type BoundedRequest = {
  readonly url: string;
  /** The name used in error messages: the address itself may contain secrets. */
  readonly name: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly form?: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
  readonly maxBytes: number;
  readonly signal?: AbortSignal | undefined;
};

export type Answer = {
  readonly status: number;
  readonly body: string;
  /** How long the platform asks the client to wait before it tries again. */
  readonly retryAfterMs: number | undefined;
};

/** The error codes for a connection that could not be made, so that the request was certainly not sent. */
const notSent: ReadonlySet<string> = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
]);

/**
 * An HTTP call with limits on time and size. Every status is an answer; anything that prevents an answer is a `PlatformError`.
 */
export async function readBoundedResponse(request: BoundedRequest): Promise<Answer> {
  const { url, name, form, headers, timeoutMs, maxBytes, signal } = request;
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, {
      ...(form === undefined ? {} : { method: "POST", body: new URLSearchParams(form) }),
      headers: { ...headers, accept: "application/json", "user-agent": "Cathedra" },
      // Redirects are not followed, so that the API key is not sent to another server.
      redirect: "manual",
      signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
    });
    const body = await getBody(response, maxBytes, name);
    return { status: response.status, body, retryAfterMs: getRetryAfter(response.headers) };
  } catch (error) {
    signal?.throwIfAborted();
    const isOutcomeUnknown = !notSent.has(getCode(error));
    if (timeout.aborted)
      throw new PlatformError("slow", `${name}: no answer within ${timeoutMs / 1000} s`, {
        isOutcomeUnknown,
      });
    if (error instanceof PlatformError) throw error;
    throw new PlatformError("away", `${name}: ${getCode(error)}`, { isOutcomeUnknown });
  }
}

async function getBody(response: Response, maxBytes: number, name: string): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    // Leaving the loop closes the connection, so that the rest is not downloaded.
    if (size > maxBytes) {
      throw new PlatformError("unreadable", `${name}: more than ${maxBytes} bytes`, {
        isOutcomeUnknown: true,
      });
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

/**
 * Milliseconds until the next attempt, from seconds or a date (RFC 9110, 10.2.3) relative to the `Date` header if there is
 * one.
 */
function getRetryAfter(headers: Headers): number | undefined {
  const value = headers.get("retry-after")?.trim() ?? "";
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  const until = httpDate(value);
  if (until === undefined) return undefined;
  const waitMs = until - (httpDate(headers.get("date") ?? "") ?? Date.now());
  return waitMs > 0 ? waitMs : undefined;
}

/** All three date formats of HTTP begin with a day of the week. The oldest format omits the time zone, which is always GMT. */
function httpDate(text: string): number | undefined {
  if (!/^(mon|tue|wed|thu|fri|sat|sun)/i.test(text)) return undefined;
  const at = Date.parse(/gmt$/i.test(text) ? text : `${text} GMT`);
  return Number.isNaN(at) ? undefined : at;
}

/** The error's short system code; its message is not used because it may contain an address. */
function getCode(error: unknown): string {
  if (!(error instanceof Error)) return "the connection broke";
  if (error.cause instanceof Error) return getCode(error.cause);
  if (error instanceof AggregateError && error.errors.length > 0) return getCode(error.errors[0]);
  return "code" in error && typeof error.code === "string" ? error.code : "the connection broke";
}
