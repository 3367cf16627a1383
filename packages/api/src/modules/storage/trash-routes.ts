import type { StorageItemId } from "@cathedra/domain";
import { mayChangeStorage, mayReadStorage } from "@cathedra/domain/access";
import type { FastifyInstance } from "fastify";
import type { Config } from "../../config.ts";
import type { Ports } from "../../ports/ports.ts";
import { authorizeStaff } from "./authorize-staff.ts";
import { bodies, type Query, readBody, readLimit } from "./parsed-query.ts";
import { purgeItems } from "./purge-items.ts";
import { restoreItems } from "./restore-items.ts";
import { pageOfTrash } from "./trash-list.ts";
import { trashSchemas } from "./trash-schemas.ts";

const getIds = (ids: readonly number[]) => ids as readonly StorageItemId[];

/** The trash of the library. */
export const storageTrashRoutes = (config: Config, ports: Ports) => {
  const staff = authorizeStaff(config, ports);

  return async (app: FastifyInstance): Promise<void> => {
    app.addHook("onSend", async (_request, reply) => {
      reply.header("cache-control", "private, no-store");
    });

    app.get<{ Querystring: Query }>(
      "/api/s3/trash",
      { schema: trashSchemas.list },
      async (request, reply) => {
        await staff(request, mayReadStorage);
        const { query } = request;
        const page = await pageOfTrash(ports.db, { after: query.after, limit: readLimit(query) });
        reply.header("x-total-count", page.total);
        if (page.next !== undefined) reply.header("x-next-after", page.next);
        return page.items;
      },
    );

    app.post("/api/s3/trash/restore", { schema: trashSchemas.restore }, async (request) => {
      const actor = await staff(request, mayChangeStorage);
      return restoreItems(ports, actor, getIds(readBody(bodies.trashed, request.body).ids));
    });

    app.post("/api/s3/trash/purge", { schema: trashSchemas.purge }, async (request, reply) => {
      const actor = await staff(request, mayChangeStorage);
      const ids = getIds(readBody(bodies.trashed, request.body).ids);
      return reply.code(202).send(await purgeItems(ports, actor, { ids, count: ids.length }));
    });

    app.post("/api/s3/trash/empty", { schema: trashSchemas.empty }, async (request, reply) => {
      const actor = await staff(request, mayChangeStorage);
      const { count } = readBody(bodies.empty, request.body);
      return reply.code(202).send(await purgeItems(ports, actor, { ids: "all", count }));
    });
  };
};
