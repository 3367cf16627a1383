import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance } from "fastify";
import fastifyPlugin from "fastify-plugin";
import type { Config } from "../config.ts";

/** Collects the schemas of the REST routes; registered before them. */
export const openapi = ({ site, http }: Config) =>
  fastifyPlugin(
    async (app) => {
      await app.register(swagger, {
        openapi: {
          openapi: "3.1.0",
          info: { title: `${site.product.title} REST API`, version: "1" },
          servers: [{ url: http.publicUrl }],
          components: { securitySchemes: { token: { type: "http", scheme: "bearer", bearerFormat: "JWT" } } },
          security: [{ token: [] }],
        },
      });
    },
    { name: "openapi" },
  );

/** `/api/openapi.json` and `/api/docs`, both public: they hold no secret. */
export async function openapiPages(app: FastifyInstance): Promise<void> {
  app.get("/api/openapi.json", { schema: { hide: true } }, async () => app.swagger());
  await app.register(swaggerUi, {
    routePrefix: "/api/docs",
    uiConfig: { url: "/api/openapi.json", supportedSubmitMethods: [] },
    staticCSP:
      "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-hashes'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  });
}
