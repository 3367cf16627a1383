import type { FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { appError } from "../errors.ts";
import { hashSignedBody } from "./signed-bodies.ts";

/**
 * Only JSON in UTF-8 is parsed (RFC 8259): text that two readers decode differently could hide content from one of them. Forms
 * and plain text from foreign pages are not read; other bodies are handled by their routes.
 */
export const jsonBodies = fastifyPlugin(
  async (app) => {
    app.removeAllContentTypeParsers();
    const parse = app.getDefaultJsonParser("error", "error");
    app.addContentTypeParser(jsonTypes, { parseAs: "buffer" }, (request, body: Buffer, done) => {
      // Directories name a type even where a request has no body.
      if (body.length === 0 && isScim(request)) return done(null, undefined);
      hashSignedBody(request, body);
      if (isWide(body)) return done(appError("UNSUPPORTED_MEDIA_TYPE"));
      const text = fromUtf8(body);
      if (text === undefined) return done(appError("BAD_REQUEST"));
      void parse(request, text, done);
    });
    // The media type is checked before the body is read.
    app.addHook("preParsing", (request, _reply, payload, done) => {
      if (!isUsual(request) && isJson(request) && !isPlainUtf8(request))
        throw appError("UNSUPPORTED_MEDIA_TYPE");
      done(null, payload);
    });
  },
  { name: "json-bodies" },
);

const jsonTypes = ["application/json", "application/scim+json"];

function isScim({ headers }: FastifyRequest): boolean {
  return /^\s*application\/scim\+json\b/i.test(headers["content-type"] ?? "");
}

const strict = new TextDecoder("utf-8", { fatal: true });

function fromUtf8(bytes: Buffer): string | undefined {
  try {
    return strict.decode(bytes);
  } catch {
    return undefined;
  }
}

/**
 * Whether bytes are UTF-16 or UTF-32, recognised by a byte order mark or by zeros among the first bytes, which JSON in UTF-8
 * never has.
 */
function isWide(bytes: Buffer): boolean {
  const [first, second] = bytes;
  const isMarked = (first === 0xfe && second === 0xff) || (first === 0xff && second === 0xfe);
  return isMarked || bytes.subarray(0, 4).includes(0);
}

/** Whether the body is what the web sends: plain JSON, which names no character set and no encoding. */
function isUsual({ headers }: FastifyRequest): boolean {
  return headers["content-type"] === "application/json" && headers["content-encoding"] === undefined;
}

function isJson({ headers }: FastifyRequest): boolean {
  return /^\s*application\/(?:scim\+)?json\b/i.test(headers["content-type"] ?? "");
}

const charset = /;\s*charset\s*=\s*"?([^\s;"]*)/gi;

/** Whether the body is plain UTF-8: neither in another character set nor compressed. */
function isPlainUtf8({ headers }: FastifyRequest): boolean {
  const named = [...(headers["content-type"] ?? "").matchAll(charset)].map(([, name = ""]) => name);
  const encoding = headers["content-encoding"] ?? "identity";
  return named.every((name) => /^(utf-?8|us-ascii)$/i.test(name)) && encoding.toLowerCase() === "identity";
}
