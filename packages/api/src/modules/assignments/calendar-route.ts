import { assignmentCalendar, isOpenStatus } from "@cathedra/domain/assignments";
import type { FastifyInstance } from "fastify";
import type { Config } from "../../config.ts";
import { getContext } from "../../graphql/context.ts";
import type { Ports } from "../../ports/ports.ts";
import { contentReading } from "../content/public.ts";
import { readOwnStates } from "./read-assignments.ts";

/** The due days of what the caller still has to do, as a calendar file (RFC 5545). */
export const assignmentCalendars = (config: Config, ports: Ports) => {
  const deps = { ...config, ports, content: contentReading(config, ports.clock) };
  const source = { origin: new URL(config.http.publicUrl).origin, product: config.site.product.title };
  const schema = { tags: ["assignments"], summary: "Read the due days of one's own assignments (RFC 5545)" };

  return async function assignmentCalendarRoutes(app: FastifyInstance): Promise<void> {
    app.get("/api/assignments/calendar.ics", { schema }, async (request, reply) => {
      const { db, actor, clock, log } = await getContext(deps, request);
      const { states } = await readOwnStates({ db, log }, actor.userId, clock());
      const open = states.filter(({ status }) => isOpenStatus(status)).map(({ assignment }) => assignment);
      return reply
        .type("text/calendar; charset=utf-8; method=PUBLISH")
        .header("content-disposition", 'attachment; filename="assignments.ics"')
        .header("cache-control", "private, no-store")
        .send(assignmentCalendar(open, source));
    });
  };
};
