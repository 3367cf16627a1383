import fastifyPlugin from "fastify-plugin";
import type { Config } from "../config.ts";

const schema = { tags: ["operation"], security: [], summary: "The public configuration of the web" };

/** The public site configuration (1.001), which the web reads before anything else. */
export const siteConfig = ({ site, errorReports }: Config) =>
  fastifyPlugin(
    async (app) => {
      // Without a receiver of reports, browsers do not load the code for them.
      const body = JSON.stringify(errorReports === undefined ? site : { ...site, errorReports: true });
      app.get("/config.json", { schema }, async (_request, reply) =>
        reply.type("application/json; charset=utf-8").header("cache-control", "no-cache").send(body),
      );
    },
    { name: "site-config" },
  );
