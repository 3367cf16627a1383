import {
  Agent as HttpAgent,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as overHttp,
} from "node:http";
import { Agent as HttpsAgent, request as overHttps } from "node:https";
import { type Duplex, pipeline, type Readable } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import type { AllowedOrigins } from "./allowed-origins.ts";
import { SourceError } from "./source-error.ts";

export type GetOptions = {
  readonly reach: AllowedOrigins;
  /** The maximum number of bytes of the body, both as sent and as unpacked. */
  readonly maxBytes: number;
  /** The time limit from sending the request to the last byte of the answer, including redirects. */
  readonly timeoutMs: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
};

export type Got = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** The final address, after redirects. */
  readonly url: string;
};

const maxRedirects = 5;
const agents = {
  http: new HttpAgent({ keepAlive: true, maxSockets: 6 }),
  https: new HttpsAgent({ keepAlive: true, maxSockets: 6 }),
};

/**
 * A GET request with limits on size, time and place. Anything that prevents an answer is a `SourceError`; every status is an
 * answer.
 */
export async function boundedGet(address: string, options: GetOptions): Promise<Got> {
  const timeout = AbortSignal.timeout(options.timeoutMs);
  const signal = options.signal === undefined ? timeout : AbortSignal.any([options.signal, timeout]);
  try {
    return await follow(new URL(address), options, signal);
  } catch (error) {
    options.signal?.throwIfAborted();
    if (timeout.aborted)
      throw new SourceError(`did not answer within ${options.timeoutMs / 1000} s`, transient);
    if (error instanceof SourceError) throw error;
    throw new SourceError(`could not be read: ${getCode(error)}`, { cause: error, ...transient });
  }
}

const transient = { isTransient: true } as const;

async function follow(start: URL, options: GetOptions, signal: AbortSignal): Promise<Got> {
  let url = start;
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    const response = await ask(url, options, signal);
    const next = getRedirect(response, url);
    if (next === undefined) {
      const body = await getBody(response, options.maxBytes, signal);
      return { status: response.statusCode ?? 0, headers: response.headers, body, url: url.href };
    }
    response.destroy();
    if (url.protocol === "https:" && next.protocol !== "https:") {
      throw new SourceError("redirects from https to an address without it");
    }
    url = next;
  }
  throw new SourceError(`redirects more than ${maxRedirects} times`);
}

function ask(url: URL, { reach, headers }: GetOptions, signal: AbortSignal): Promise<IncomingMessage> {
  const isTls = url.protocol === "https:";
  const settings = {
    ...reach.admit(url),
    agent: isTls ? agents.https : agents.http,
    signal,
    headers: {
      "user-agent": "Cathedra",
      "accept-encoding": "gzip, deflate, br",
      ...headers,
    },
  };
  return new Promise((done, failed) => {
    const sent = (isTls ? overHttps : overHttp)(url, settings, done);
    sent.once("error", failed);
    sent.end();
  });
}

function getRedirect({ statusCode, headers }: IncomingMessage, from: URL): URL | undefined {
  if (![301, 302, 303, 307, 308].includes(statusCode ?? 0) || headers.location === undefined)
    return undefined;
  const url = URL.parse(headers.location, from.href);
  if (url === null) throw new SourceError("redirects to something that is no address");
  return url;
}

async function getBody(response: IncomingMessage, maxBytes: number, signal: AbortSignal): Promise<Buffer> {
  const tooLarge = new SourceError(`is larger than ${maxBytes} bytes`);
  if (Number(response.headers["content-length"] ?? 0) > maxBytes) {
    response.destroy();
    throw tooLarge;
  }
  const unpacked = unpack(response);
  const abort = () => unpacked.destroy(signal.reason);
  signal.addEventListener("abort", abort, { once: true });
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of unpacked) {
      size += chunk.length;
      if (size > maxBytes) throw tooLarge;
      chunks.push(chunk);
    }
    signal.throwIfAborted();
  } finally {
    signal.removeEventListener("abort", abort);
    if (!unpacked.readableEnded) response.destroy();
  }
  return Buffer.concat(chunks);
}

/** Some servers compress their responses even if not asked to. */
function unpack(response: IncomingMessage): Readable {
  const unpacker = unpackers[response.headers["content-encoding"] ?? ""]?.();
  if (unpacker === undefined) return response;
  return pipeline(response, unpacker, () => undefined);
}

const unpackers: Readonly<Record<string, () => Duplex>> = {
  gzip: createGunzip,
  "x-gzip": createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** The system's error code; the message is not used, because it may contain an address with a key in it. */
function getCode(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return getCode(error.errors[0]);
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return typeof code === "string" ? code : "the connection broke";
}
