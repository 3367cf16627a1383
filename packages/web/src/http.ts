/**
 * The maximum length of a response body that is kept for an error; the beginning of a long body, such as a proxy's page, is
 * enough to identify it.
 */
const maxBodyLength = 10_000;

/** A plain request that failed: the HTTP status, its text, and the body (G.019). */
export class HttpError extends Error {
  override readonly name = "HttpError";
  readonly status: number;
  readonly statusText: string;
  readonly body: string;

  constructor(status: number, statusText: string, body: string) {
    super([`${status} ${statusText}`.trim(), body.trim().slice(0, 300)].filter(Boolean).join(": "));
    this.status = status;
    this.statusText = statusText;
    this.body = body;
  }
}

/** Like `fetch`, but throws unsuccessful responses with their content (G.019). */
export async function plainFetch(address: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(address, init);
  if (response.ok) return response;
  throw await toHttpError(response);
}

/** The error of a refused response. A body that breaks off is kept as far as it arrived. */
export async function toHttpError(response: Response): Promise<HttpError> {
  const body = await response.text().catch(() => "");
  return new HttpError(response.status, response.statusText, body.slice(0, maxBodyLength));
}

/** Parses a text as JSON; undefined if it is not JSON. */
export function getJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
