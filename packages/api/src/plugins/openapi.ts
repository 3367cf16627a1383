import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance } from "fastify";
import fastifyPlugin from "fastify-plugin";
import type { Config } from "../config.ts";

const description =
  "Everything that is not here is GraphQL: `POST /api/graphql`. Errors are `{ error: { code, message, requestId } }`.";

/**
 * The content security policy of the documentation pages; the hash is that of the style attribute that hides Swagger UI's icons.
 */
const docsContentPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-hashes' 'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='",
  "img-src 'self' data:",
  "connect-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

/** Collects the schemas of the REST routes; it must be registered before the routes. */
export const openapi = ({ site, http }: Config) =>
  fastifyPlugin(
    async (app) => {
      await app.register(swagger, {
        openapi: {
          openapi: "3.1.0",
          info: { title: `${site.product.title} REST API`, version: "1", description },
          servers: [{ url: http.publicUrl }],
          components: {
            securitySchemes: {
              token: { type: "http", scheme: "bearer", bearerFormat: "JWT" },
              metrics: { type: "http", scheme: "bearer" },
              station: {
                type: "http",
                scheme: "bearer",
                bearerFormat: "JWT",
                description: "What a station signed with its own key: docs/station-interface.md",
              },
            },
          },
          security: [{ token: [] }],
        },
      });
    },
    { name: "openapi" },
  );

/** Serves `/api/openapi.json` and `/api/docs`, both of which are public because they contain no secret. */
export async function openapiPages(app: FastifyInstance): Promise<void> {
  app.get("/api/openapi.json", { schema: { hide: true } }, async () => app.swagger());
  await app.register(swaggerUi, {
    routePrefix: "/api/docs",
    uiConfig: { url: "/api/openapi.json", supportedSubmitMethods: [] },
    staticCSP: docsContentPolicy,
  });
}
