import type { Actor } from "@cathedra/domain";
import type { FastifyBaseLogger } from "fastify";
import type { Db } from "../db/database.ts";
import type { Clock } from "../ports/clock.ts";
import type { ObjectStore } from "../ports/object-store.ts";

/** What a use case and a resolver may reach, made once for each request. */
export type GraphqlContext = {
  readonly actor: Actor;
  readonly db: Db;
  readonly clock: Clock;
  readonly objectStore: ObjectStore;
  readonly requestId: string;
  readonly log: FastifyBaseLogger;
};
