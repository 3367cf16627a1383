import type { Readable } from "node:stream";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Config } from "../config.ts";
import { appError, payloadTooLarge } from "../errors.ts";
import type { Ports } from "../ports/ports.ts";
import { boundedBody, maxObjectBytes } from "../storage/bounded-body.ts";
import { isObjectKey } from "../storage/object-key.ts";
import { storeLinkSigner } from "../storage/open-object-store.ts";
import type { LinkMethod, LinkSigner } from "../storage/signed-link.ts";
import { uploadDeadlineMs } from "./arrival.ts";

type ObjectRequest = { Params: { "*": string }; Querystring: { expires?: string; signature?: string } };

const linkParameters = {
  type: "object",
  properties: { expires: { type: "string" }, signature: { type: "string" } },
};

/**
 * Serves the signed links of a store that is a folder; with S3 the links lead to S3. The signature is the right: it
 * names one key and one method until one instant, and a person gets it from an operation that checked.
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
      { ...options, schema: { ...words, summary: "Read the file of a signed link" } },
      async (request, reply) => {
        const found = await objectStore.get(signedKey(request, "GET", signer));
        if (found === undefined) throw appError("NOT_FOUND");
        return reply
          .type(found.contentType)
          .header("content-length", found.size)
          .header("content-disposition", "attachment")
          .header("cache-control", "private, no-store")
          .send(found.body);
      },
    );

    app.put<ObjectRequest & { Body: Readable }>(
      "/api/objects/*",
      { ...options, schema: { ...words, summary: "Write the file of a signed link" } },
      async (request, reply) => {
        const key = signedKey(request, "PUT", signer);
        const { "content-type": contentType, "content-length": length } = request.headers;
        if (Number(length ?? 0) > maxObjectBytes) throw payloadTooLarge(maxObjectBytes);
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
function signedKey(request: FastifyRequest<ObjectRequest>, method: LinkMethod, signer: LinkSigner): string {
  const key = request.params["*"];
  const { expires = "", signature = "" } = request.query;
  const isValid = isObjectKey(key) && signer.isValid(method, key, String(expires), String(signature));
  if (!isValid) throw appError("FORBIDDEN", "This link is not valid or has expired.");
  return key;
}
