import fastifyPlugin from "fastify-plugin";
import type { Config } from "../config.ts";
import { isMigrated } from "../db/is-migrated.ts";
import { missingSessionLimits } from "../db/session-limits.ts";
import { unavailable } from "../errors.ts";
import type { Ports } from "../ports/ports.ts";

const words = (summary: string) => ({ schema: { tags: ["operation"], security: [], summary } });

/**
 * The health checks: `/healthz` answers while the process is alive, `/readyz` while it accepts requests, which ends with the
 * signal to stop.
 */
export const health = ({ database }: Pick<Config, "database">, { db }: Ports) =>
  fastifyPlugin(
    async (app) => {
      app.get("/healthz", words("The process lives"), async () => ({ status: "ok" }));
      app.get("/readyz", words("Requests are wanted"), async () => {
        if (app.lifecycle.draining) throw unavailable("the server is stopping");
        const migrated = await isMigrated(db).catch((error: unknown) => {
          throw unavailable(error);
        });
        if (!migrated) throw unavailable("the database lacks migrations");
        const missing = database.isPooled ? await missingSessionLimits(db) : undefined;
        if (missing !== undefined) throw unavailable(missing);
        return { status: "ready" };
      });
    },
    { name: "health" },
  );
