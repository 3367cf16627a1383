import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import { deliveryLimits } from "@cathedra/domain/delivery";
import type { FastifyRequest } from "fastify";
import { AppError, appError, payloadTooLarge } from "../../errors.ts";
import { assertSignedBody } from "../../plugins/signed-bodies.ts";
import { resultRefused } from "./result-refused.ts";

const waiting: (() => void)[] = [];
let isComing = false;

/**
 * Resolves when the next piece of a delivery may be processed: one of all deliveries in a turn of the event loop. It leaves the
 * process time between pieces for other requests and for its own database queries, however many deliveries arrive.
 */
function waitForTurn(): Promise<void> {
  return new Promise((begin) => {
    waiting.push(begin);
    if (!isComing) setImmediate(letNextIn);
    isComing = true;
  });
}

function letNextIn(): void {
  waiting.shift()?.();
  isComing = waiting.length > 0;
  if (isComing) setImmediate(letNextIn);
}

/** One part of a form; parts are read in the order in which they arrive. */
export type FormPart =
  | { readonly kind: "field"; readonly part: string; readonly value: string }
  | {
      readonly kind: "file";
      readonly part: string;
      readonly name: string;
      readonly body: AsyncIterable<Buffer>;
    };

/** The parts of a form, one after the other: a file has to be read before the next part is requested. */
export type MultipartForm = {
  readonly next: () => Promise<FormPart | undefined>;
  /** Reads the rest of the file and discards it. */
  readonly drop: () => Promise<void>;
  /** Stops reading; the rest of the body is discarded. */
  readonly leave: () => void;
};

const { maxBytes: maxOfRun, maxFiles } = deliveryLimits;

const ofNames = { fieldNameSize: 100, headerPairs: 20 };

/** The limits of a form. The parser reports one part more than allowed, so that an excess is noticed. */
export type FormBounds = {
  /** Bytes of the whole form, including everything around the files. */
  readonly maxBytes: number;
  readonly files: number;
  readonly fields: number;
  /** The largest size of a field, in bytes. */
  readonly fieldSize: number;
  readonly tooManyParts: () => AppError;
};

/** The limits of the form with which a run is delivered: the list and its files. */
const ofRun: FormBounds = {
  maxBytes: maxOfRun,
  files: maxFiles + 1,
  fields: 1,
  fieldSize: 400,
  tooManyParts: () => resultRefused({ reason: "too_many_parts" }),
};

/** Reads the form of a request until `signal` ends it. */
export function openForm(
  request: FastifyRequest,
  signal: AbortSignal,
  bounds: FormBounds = ofRun,
): MultipartForm {
  const { maxBytes, files, fields, fieldSize } = bounds;
  if (!request.isMultipart()) throw appError("UNSUPPORTED_MEDIA_TYPE");
  if (Number(request.headers["content-length"] ?? 0) > maxBytes) throw payloadTooLarge(maxBytes);
  // Files are counted here as they arrive: the parser would cut a file at its limit as if the file were complete.
  const limits = { files, fields, fieldSize, parts: files + fields, fileSize: maxBytes + 1, ...ofNames };
  let whole: Promise<string> | undefined;
  const parts = request.parts({ limits });
  const known = (error: unknown) => knownError(error, signal, bounds);
  let current: Readable | undefined;
  let received = 0;

  async function* getPieces(file: Readable & { readonly truncated?: boolean }): AsyncGenerator<Buffer> {
    try {
      for await (const bytes of file as AsyncIterable<Buffer>) {
        received += bytes.length;
        if (received > maxBytes) throw payloadTooLarge(maxBytes);
        await waitForTurn();
        yield bytes;
      }
    } catch (error) {
      throw known(error);
    }
    if (file.truncated === true) throw payloadTooLarge(maxBytes);
  }

  async function next(): Promise<FormPart | undefined> {
    // Attached when the parser begins to read: an earlier listener would take the first bytes.
    if (request.signedBodyHash !== null) whole ??= hashAll(request.raw);
    const { done, value } = await until(signal, parts.next()).catch((error: unknown) => {
      throw known(error);
    });
    if (done === true) {
      if (whole === undefined) return undefined;
      // The parser may be finished before bytes that follow the last part.
      request.raw.resume();
      assertSignedBody(request, await until(signal, whole));
      return undefined;
    }
    const { fieldname: part } = value;
    if (value.type === "field") {
      const isWhole = typeof value.value === "string" && !value.valueTruncated;
      return { kind: "field", part, value: isWhole ? String(value.value) : "" };
    }
    current = value.file;
    return { kind: "file", part, name: value.filename, body: getPieces(value.file) };
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

/** The hash of a whole body, in the form in which a station signs it. */
function hashAll(body: Readable): Promise<string> {
  const digest = createHash("sha256");
  body.on("data", (bytes: Buffer) => digest.update(bytes));
  return new Promise((done) => body.once("end", () => done(digest.digest("base64url"))));
}

const tooMany = new Set(["FST_PARTS_LIMIT", "FST_FILES_LIMIT", "FST_FIELDS_LIMIT"]);

/** The error for a parser failure; an unknown one means that the form cannot be read. */
function knownError(error: unknown, { aborted, reason }: AbortSignal, { tooManyParts }: FormBounds): unknown {
  if (aborted) return reason;
  if (error instanceof AppError) return error;
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return tooMany.has(code) ? tooManyParts() : appError("BAD_REQUEST");
}

/** Settles like `work`, but rejects as soon as the signal aborts. */
function until<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = (): void => reject(signal.reason as Error);
    if (signal.aborted) stop();
    signal.addEventListener("abort", stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", stop));
  });
}
