import { fileURLToPath } from "node:url";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { graphqlPath } from "./graphql.ts";

const page = "/api/graphiql";
const files = `${page}/static/`;

/** Serves the query editor, in development only. A token can be entered in its pane of headers. */
export async function graphiql(app: FastifyInstance): Promise<void> {
  const { ruruHTML } = await import("ruru/server");
  const html = ruruHTML({ endpoint: graphqlPath, staticPath: files });
  app.get(page, { schema: { hide: true } }, async (_request, reply) =>
    reply
      .header("content-security-policy", "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob:")
      .type("text/html; charset=utf-8")
      .send(html),
  );
  const root = fileURLToPath(new URL("../static", import.meta.resolve("ruru/static")));
  await app.register(fastifyStatic, { root, prefix: files, decorateReply: false });
}
