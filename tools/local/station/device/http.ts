import { type IncomingHttpHeaders, type IncomingMessage, request as plain } from "node:http";
import { request as secure } from "node:https";

export type Ask = {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  readonly signal: AbortSignal;
  /** How long to wait for the next bytes of an answer, in milliseconds. */
  readonly patienceMs?: number;
};

export type Answered = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
};

const maxAnswerBytes = 2_000_000;

/** Uses Node's own `http` request: `fetch` alone would take more memory than the rest of a station. */
export function open(url: URL, { method = "GET", headers = {}, body, signal, patienceMs = 20_000 }: Ask) {
  return new Promise<IncomingMessage>((done, failed) => {
    const length = body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) };
    const startRequest = url.protocol === "https:" ? secure : plain;
    const request = startRequest(
      url,
      { method, headers: { ...headers, ...length }, signal, timeout: patienceMs },
      done,
    );
    request.on("timeout", () => request.destroy(new Error("no answer in time")));
    request.on("error", failed);
    request.end(body);
  });
}

/** Sends a request and reads the whole answer; throws if there is none. */
export async function sendRequest(url: URL, what: Ask): Promise<Answered> {
  const response = await open(url, what);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > maxAnswerBytes) throw new Error("the answer is too long");
    chunks.push(bytes);
  }
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    text: Buffer.concat(chunks).toString("utf8"),
  };
}
