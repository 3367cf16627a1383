import { brotliCompress, constants, gzip, zstdCompress } from "node:zlib";
import type { FastifyReply } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { type Encoding, preferredEncoding } from "./accept-encoding.ts";

/** Responses shorter than this are not compressed, because they take two packets either way: polls, most mutations, refusals. */
const shortestBytes = 2_048;

type Compressed = (error: Error | null, bytes: Buffer) => void;

/**
 * The compression levels were measured with a page of 25 records (48 kB): 6.5 kB in 0.1 ms, 6.0 kB in 0.4 ms, 6.2 kB in 0.4 ms.
 * Compression runs outside of the event loop.
 */
const compressors: Readonly<Record<Encoding, (text: string, done: Compressed) => void>> = {
  zstd: (text, done) => zstdCompress(text, { params: { [constants.ZSTD_c_compressionLevel]: 3 } }, done),
  br: (text, done) => {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 4,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    };
    brotliCompress(text, { params }, done);
  },
  gzip: (text, done) => gzip(text, { level: 6 }, done),
};

/**
 * Compresses JSON responses above a minimum size with the encoding that the client prefers. Files and pages are excluded: they
 * are streams, or were compressed by the build. Whether the length of a response reveals a secret: docs/decisions/0021.
 */
export const compression = fastifyPlugin(
  async (app) => {
    // Most responses are too small: they continue synchronously.
    app.addHook("onSend", (request, reply, payload, done) => {
      if (typeof payload !== "string" || payload.length < shortestBytes || !isCompressible(reply))
        return done(null, payload);
      vary(reply, "accept-encoding");
      const encoding = preferredEncoding(request.headers["accept-encoding"]);
      if (encoding === undefined) return done(null, payload);
      compressors[encoding](payload, (error, bytes) => {
        if (error !== null) return done(error);
        reply.header("content-encoding", encoding).removeHeader("content-length");
        done(null, bytes);
      });
    });
  },
  { name: "compression" },
);

/** Responses with an entity tag or an encoding are left as they are. */
function isCompressible(reply: FastifyReply): boolean {
  const type = String(reply.getHeader("content-type") ?? "");
  const isJson = /^application\/(?:[\w.-]+\+)?json\b/i.test(type);
  return isJson && !reply.hasHeader("content-encoding") && !reply.hasHeader("etag");
}

/** Adds a name to the `Vary` header, which lists the request headers that the answer depends on. */
function vary(reply: FastifyReply, name: string): void {
  const before = String(reply.getHeader("vary") ?? "");
  const names = before.toLowerCase().split(/\s*,\s*/);
  if (!names.includes(name) && !names.includes("*")) {
    reply.header("vary", before === "" ? name : `${before}, ${name}`);
  }
}
