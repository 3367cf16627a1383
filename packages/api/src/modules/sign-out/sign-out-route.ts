import type { FastifyInstance } from "fastify";
import { inLockedTransaction } from "../../db/locked-transaction.ts";
import { appError } from "../../errors.ts";
import type { Ports } from "../../ports/ports.ts";
import { recordSessionEnd } from "./ended-sessions.ts";

const words = {
  tags: ["account"],
  summary: "Say that one's session is over, as one signs out: the links to files that were given in it end",
  description:
    "The identity service ends the session itself. Said again, it stays so. Other sessions of the same person are untouched.",
};

/** The route that a page calls on sign-out, before it leaves for the identity service. */
export const signOutRoute = ({ db, clock }: Pick<Ports, "db" | "clock">) =>
  async function signOutRoutes(app: FastifyInstance): Promise<void> {
    app.delete("/api/session", { schema: words }, async (request, reply) => {
      const session = request.token?.session;
      if (session === undefined) throw appError("UNAUTHENTICATED");
      await inLockedTransaction(db, [], (tx) => recordSessionEnd(tx, session, clock()));
      return reply.code(204).header("cache-control", "no-store").send();
    });
  };
