import { Readable } from "node:stream";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Config } from "../config.ts";
import { appError, payloadTooLarge } from "../errors.ts";
import type { Ports } from "../ports/ports.ts";
import { boundedBody, maxObjectBytes } from "../storage/bounded-body.ts";
import { fsUpload, partOfLink, WrongPartDigestError, WrongPartSizeError } from "../storage/fs-parts.ts";
import { isObjectKey } from "../storage/object-key.ts";
import { storeLinkSigner } from "../storage/open-object-store.ts";
import { sendObject } from "../storage/send-object.ts";
import type { LinkFacts, LinkMethod, LinkSigner } from "../storage/signed-link.ts";
import { storeTrouble } from "../storage/store-trouble.ts";
import { uploadDeadlineMs } from "./arrival.ts";

/** Named as S3 names them, so that links of both kinds read alike. */
const answerNames = ["response-content-type", "response-content-disposition"] as const;
/** Of a link to a part of an object. */
const partNames = ["part", "offset", "size", "sha256"] as const;
const parameterNames = ["expires", "signature", ...answerNames, ...partNames] as const;

type ObjectRequest = {
  Params: { "*": string };
  Querystring: { [Name in (typeof parameterNames)[number]]?: string };
};

const linkParameters = {
  type: "object",
  properties: Object.fromEntries(parameterNames.map((name) => [name, { type: "string" }])),
};

/**
 * Serves the signed links of a store that is a folder; with S3 the links lead to S3. The signature is the right: it
 * names one key, one method and one way to answer until one instant, and a person gets it from an operation that checked.
 */
export const objectRoutes = (settings: Config, { objectStore, clock }: Ports) => {
  const signer = storeLinkSigner(settings, clock);

  return async (app: FastifyInstance): Promise<void> => {
    if (signer === undefined) return;
    app.removeAllContentTypeParsers();
    app.addContentTypeParser("*", (_request, payload, done) => done(null, payload));
    const config = { access: "public", bodyDeadlineMs: uploadDeadlineMs } as const;
    const options = { config, bodyLimit: maxObjectBytes } as const;
    const words = { tags: ["files"], security: [], querystring: linkParameters };

    app.get<ObjectRequest>(
      "/api/objects/*",
      { ...options, schema: { ...words, summary: "Read the file of a signed link, or a range of it" } },
      async (request, reply) => {
        const { key } = signedKey(request, "GET", signer);
        const { query } = request;
        const disposition = query["response-content-disposition"];
        const isShown = disposition?.startsWith("inline") === true;
        return sendObject(request, reply, objectStore, key, {
          contentType: query["response-content-type"],
          disposition,
          ...(isShown ? { keepSeconds: Math.floor(Number(query.expires) - clock() / 1000) } : {}),
        });
      },
    );

    app.put<ObjectRequest & { Body: Readable }>(
      "/api/objects/*",
      { ...options, schema: { ...words, summary: "Write the file of a signed link" } },
      async (request, reply) => {
        const { key, facts } = signedKey(request, "PUT", signer);
        const { "content-type": contentType, "content-length": length } = request.headers;
        if (Number(length ?? 0) > maxObjectBytes) throw payloadTooLarge(maxObjectBytes);
        const part = partOfLink(facts);
        if (part !== undefined) {
          await objectStore
            .putPart(key, fsUpload, part, request.body ?? Readable.from([]))
            .catch(troubleWithPart);
          // As S3 answers, for clients that ask for it.
          return reply.header("etag", `"${part.number}-${part.size}"`).code(200).send();
        }
        await objectStore.put(
          key,
          boundedBody(request.body),
          contentType === undefined ? {} : { contentType },
        );
        return reply.code(204).send();
      },
    );
  };
};

/** Every wrong link, expired, changed or of another key, answers alike. */
function signedKey(
  { params, query }: FastifyRequest<ObjectRequest>,
  method: LinkMethod,
  signer: LinkSigner,
): { readonly key: string; readonly facts: LinkFacts } {
  const key = params["*"];
  const { expires = "", signature = "" } = query;
  const said = [...answerNames, ...partNames].flatMap((name) => {
    const value = query[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  const facts = Object.fromEntries(said);
  const isValid = isObjectKey(key) && signer.isValid(method, key, String(expires), String(signature), facts);
  if (!isValid) throw appError("FORBIDDEN", "This link is not valid or has expired.");
  return { key, facts };
}

/** A part that breaks off, or of an upload that was given up, is no fault of ours; one that finds no room is told. */
function troubleWithPart(error: unknown): never {
  if (error instanceof WrongPartSizeError) throw appError("BAD_REQUEST");
  if (error instanceof WrongPartDigestError) throw appError("UPLOAD_DAMAGED");
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (code === "ENOENT") throw appError("NOT_FOUND");
  throw code.startsWith("E") && code !== "ECONNRESET" ? storeTrouble(error) : error;
}
