import { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import { appError } from "../errors.ts";
import type { ObjectInfo, ObjectStore } from "../ports/object-store.ts";
import { getRange } from "./byte-range.ts";

export type Sending = {
  readonly contentType?: string | undefined;
  /** The `Content-Disposition`, as `contentDisposition` makes it; without one the response is a download. */
  readonly disposition?: string | undefined;
  /** How long the browser may cache the response, in seconds; without it, not at all. */
  readonly keepSeconds?: number | undefined;
};

/** The policy for content that is shown on its own: no scripts, no forms, no origin. */
const pictureContentPolicy =
  "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";
/** The policy for a delivered page in a frame: its own styles, and nothing from elsewhere. */
const framedContentPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; media-src data:; form-action 'none'; base-uri 'none'; frame-ancestors 'self'; sandbox";

/**
 * Answers with an object, or with the requested range of it (RFC 9110, 14), which is read from its start and not from the
 * beginning of the object. Content under a key never changes, so its entity tag is strong.
 */
export async function sendObject(
  request: FastifyRequest,
  reply: FastifyReply,
  objectStore: ObjectStore,
  key: string,
  sending: Sending,
): Promise<FastifyReply> {
  const info = await objectStore.head(key);
  if (info === undefined) throw appError("NOT_FOUND");
  const etag = getTag(info);
  describeAnswer(reply, info, sending).header("etag", etag).header("accept-ranges", "bytes");
  if (request.headers["if-none-match"] === etag) return reply.code(304).send();
  const range = appliesTo(request, info, etag) ? getRange(request.headers.range, info.size) : undefined;
  if (range === "unsatisfiable") {
    return reply.code(416).header("content-range", `bytes */${info.size}`).send();
  }
  if (range !== undefined) {
    reply.code(206).header("content-range", `bytes ${range.start}-${range.end}/${info.size}`);
  }
  const { start, end } = range ?? { start: 0, end: info.size - 1 };
  reply.header("content-length", end - start + 1);
  // For a HEAD request the body is empty, but it must be a stream: without one, Fastify would set the length to 0.
  if (request.method === "HEAD") return reply.send(Readable.from([]));
  const found = await objectStore.get(key, range);
  if (found === undefined) throw appError("NOT_FOUND");
  return reply.send(found.body);
}

function describeAnswer(reply: FastifyReply, info: ObjectInfo, sending: Sending): FastifyReply {
  const { contentType = info.contentType, disposition = "attachment", keepSeconds } = sending;
  reply
    .type(contentType)
    .header("content-disposition", disposition)
    .header("last-modified", info.modifiedAt.toUTCString())
    .header(
      "cache-control",
      keepSeconds === undefined ? "private, no-store" : `private, max-age=${keepSeconds}, immutable`,
    );
  if (!disposition.startsWith("inline")) return reply;
  if (!contentType.startsWith("text/html"))
    return reply.header("content-security-policy", pictureContentPolicy);
  return reply.header("content-security-policy", framedContentPolicy).header("x-frame-options", "SAMEORIGIN");
}

function getTag({ size, modifiedAt }: ObjectInfo): string {
  return `"${size.toString(36)}-${modifiedAt.getTime().toString(36)}"`;
}

/** A range continues a partial download only if the object is unchanged (`If-Range`). */
function appliesTo(request: FastifyRequest, { modifiedAt }: ObjectInfo, etag: string): boolean {
  const condition = request.headers["if-range"];
  return condition === undefined || condition === etag || condition === modifiedAt.toUTCString();
}
