import type { FastifyInstance } from "fastify";
import type { Config } from "../config.ts";
import { appError, invalidLink } from "../errors.ts";
import { imageFolder, imageRoute } from "../modules/content/public.ts";
import type { Ports } from "../ports/ports.ts";
import { linkSigner } from "../storage/signed-link.ts";

type ImageRequest = { Params: { name: string }; Querystring: { expires?: string; signature?: string } };

const words = {
  tags: ["content"],
  security: [],
  summary: "Read a picture of the news or of a video",
  querystring: {
    type: "object",
    properties: { expires: { type: "string" }, signature: { type: "string" } },
  },
};

const imageName = /^[0-9a-f]{40}\.(?:png|jpg|gif|webp)$/;

/**
 * Serves the images of news and videos from the portal's own origin, so that browsers request no other server. The link's
 * signature grants access. The content of a name never changes, so it can be cached for ever.
 */
export const contentImages = (config: Config, { objectStore, clock }: Ports) => {
  const signer = linkSigner(config.objectStoreSecret, clock);

  return async (app: FastifyInstance): Promise<void> => {
    app.get<ImageRequest>(
      `${imageRoute}:name`,
      { config: { access: "public" }, schema: words },
      async (request, reply) => {
        const { name } = request.params;
        const { expires = "", signature = "" } = request.query;
        const key = `${imageFolder}${name}`;
        const isValid =
          imageName.test(name) && signer.isValid("GET", key, String(expires), String(signature));
        if (!isValid) throw invalidLink();
        const found = await objectStore.get(key);
        if (found === undefined) throw appError("NOT_FOUND");
        return reply
          .type(found.contentType)
          .header("content-length", found.size)
          .header("content-disposition", "inline")
          .header("cache-control", "private, max-age=172800, immutable")
          .send(found.body);
      },
    );
  };
};
