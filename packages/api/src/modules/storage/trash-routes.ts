import type { StorageItemId } from "@cathedra/domain";
import { keepsStorage, seesStorage } from "@cathedra/domain/access";
import type { FastifyInstance } from "fastify";
import type { Config } from "../../config.ts";
import type { Ports } from "../../ports/ports.ts";
import { bodies, bodyAsked, limitAsked, type Query } from "./asked.ts";
import { purgeItems } from "./purge-items.ts";
import { restoreItems } from "./restore-items.ts";
import { staffOf } from "./staff-of.ts";
import { pageOfTrash } from "./trash-list.ts";
import { trashWords } from "./trash-words.ts";

const idsOf = (ids: readonly number[]) => ids as readonly StorageItemId[];

/** The trash of the library. */
export const storageTrashRoutes = (config: Config, ports: Ports) => {
  const staff = staffOf(config, ports);

  return async (app: FastifyInstance): Promise<void> => {
    app.addHook("onSend", async (_request, reply) => {
      reply.header("cache-control", "private, no-store");
    });

    app.get<{ Querystring: Query }>("/api/s3/trash", { schema: trashWords.list }, async (request, reply) => {
      await staff(request, seesStorage);
      const { query } = request;
      const page = await pageOfTrash(ports.db, { after: query.after, limit: limitAsked(query) });
      reply.header("x-total-count", page.total);
      if (page.next !== undefined) reply.header("x-next-after", page.next);
      return page.items;
    });

    app.post("/api/s3/trash/restore", { schema: trashWords.restore }, async (request) => {
      const actor = await staff(request, keepsStorage);
      return restoreItems(ports, actor, idsOf(bodyAsked(bodies.trashed, request.body).ids));
    });

    app.post("/api/s3/trash/purge", { schema: trashWords.purge }, async (request, reply) => {
      const actor = await staff(request, keepsStorage);
      const ids = idsOf(bodyAsked(bodies.trashed, request.body).ids);
      return reply.code(202).send(await purgeItems(ports, actor, { ids, count: ids.length }));
    });

    app.post("/api/s3/trash/empty", { schema: trashWords.empty }, async (request, reply) => {
      const actor = await staff(request, keepsStorage);
      const { count } = bodyAsked(bodies.empty, request.body);
      return reply.code(202).send(await purgeItems(ports, actor, { ids: "all", count }));
    });
  };
};
