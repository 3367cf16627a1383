import type { Readable } from "node:stream";
import { deliveryLimits } from "@cathedra/domain/delivery";
import type { FastifyRequest } from "fastify";
import { AppError, appError, payloadTooLarge } from "../../errors.ts";
import { resultRefused } from "./refused.ts";
import { turnToRead } from "./turn-to-read.ts";

/** One part of a form, as it comes. */
export type Part =
  | { readonly kind: "field"; readonly part: string; readonly value: string }
  | {
      readonly kind: "file";
      readonly part: string;
      readonly name: string;
      readonly body: AsyncIterable<Buffer>;
    };

/** The parts of a form, one after the other: a file is read before the next part is asked for. */
export type Form = {
  readonly next: () => Promise<Part | undefined>;
  /** Reads what is left and drops it. */
  readonly drop: () => Promise<void>;
  /** Stops reading; what still comes is let go by, unread. */
  readonly leave: () => void;
};

const { maxBytes, maxFiles } = deliveryLimits;

const limits = {
  // The list, and its files; one more is told by the parser, whatever it is.
  files: maxFiles + 1,
  fields: 1,
  parts: maxFiles + 2,
  // Files are counted here as they come; cut at a limit of the parser, they would end as if they were whole.
  fileSize: maxBytes + 1,
  fieldSize: 400,
  fieldNameSize: 100,
  headerPairs: 20,
};

/** Reads the form of a request until `signal` ends it. */
export function openForm(request: FastifyRequest, signal: AbortSignal): Form {
  if (!request.isMultipart()) throw appError("UNSUPPORTED_MEDIA_TYPE");
  if (Number(request.headers["content-length"] ?? 0) > maxBytes) throw payloadTooLarge(maxBytes);
  const parts = request.parts({ limits });
  let current: Readable | undefined;
  let received = 0;

  async function* piecesOf(file: Readable & { readonly truncated?: boolean }): AsyncGenerator<Buffer> {
    try {
      for await (const bytes of file as AsyncIterable<Buffer>) {
        received += bytes.length;
        if (received > maxBytes) throw payloadTooLarge(maxBytes);
        yield bytes;
        await turnToRead();
      }
    } catch (error) {
      throw known(error, signal);
    }
    if (file.truncated === true) throw payloadTooLarge(maxBytes);
  }

  async function next(): Promise<Part | undefined> {
    const { done, value } = await until(signal, parts.next()).catch((error: unknown) => {
      throw known(error, signal);
    });
    if (done === true) return undefined;
    const { fieldname: part } = value;
    if (value.type === "field") {
      const isWhole = typeof value.value === "string" && !value.valueTruncated;
      return { kind: "field", part, value: isWhole ? String(value.value) : "" };
    }
    current = value.file;
    return { kind: "file", part, name: value.filename, body: piecesOf(value.file) };
  }

  const end = (): void => void current?.destroy(signal.reason as Error);
  signal.addEventListener("abort", end, { once: true });

  return {
    next,
    drop: async () => {
      for (let part = await next(); part !== undefined; part = await next())
        if (part.kind === "file") for await (const _ of part.body);
    },
    leave: () => {
      signal.removeEventListener("abort", end);
      request.raw.unpipe();
      request.raw.resume();
    },
  };
}

const tooMany = new Set(["FST_PARTS_LIMIT", "FST_FILES_LIMIT", "FST_FIELDS_LIMIT"]);

/** What the parser says of a form: what is no known error is a form that cannot be read. */
function known(error: unknown, { aborted, reason }: AbortSignal): unknown {
  if (aborted) return reason;
  if (error instanceof AppError) return error;
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return tooMany.has(code) ? resultRefused({ reason: "too_many_parts" }) : appError("BAD_REQUEST");
}

/** The same, unless the signal comes before it. */
function until<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = (): void => reject(signal.reason as Error);
    if (signal.aborted) stop();
    signal.addEventListener("abort", stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", stop));
  });
}
