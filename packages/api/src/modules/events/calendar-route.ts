import { mayAdministerVouchers, mayReadEventCalendar } from "@cathedra/domain/access";
import { type CalendarEvent, calendarEntry, calendarMediaType } from "@cathedra/domain/cloud";
import type { FastifyInstance } from "fastify";
import type { Config } from "../../config.ts";
import { appError, authorize } from "../../errors.ts";
import { getContext } from "../../graphql/context.ts";
import type { Ports } from "../../ports/ports.ts";
import { contentReading } from "../content/public.ts";
import { type EventRow, eventById } from "./event-queries.ts";
import { getFacts } from "./event-view.ts";
import { wasOrganizer } from "./write-organizers.ts";

const words = {
  tags: ["events"],
  summary: "Read an event as a calendar entry (RFC 5545)",
  params: {
    type: "object",
    properties: { voucherId: { type: "string", description: "The event's number" } },
  },
};

/** The calendar entry of an event, for its people and administrators, including its cancellation (RFC 5545, RFC 5546). */
export const eventCalendars = (config: Config, ports: Ports) => {
  const deps = { ...config, ports, content: contentReading(config, ports.clock) };
  const source = { origin: new URL(config.http.publicUrl).origin, product: config.site.product.title };

  return async (app: FastifyInstance): Promise<void> => {
    app.get<{ Params: { voucherId: string } }>(
      "/api/events/:voucherId/calendar.ics",
      { schema: words },
      async (request, reply) => {
        const { db, actor, voucherAdminCustomers } = await getContext(deps, request);
        const event = await eventById(db, parseNumber(request.params.voucherId));
        if (event === undefined) throw appError("NOT_FOUND");
        const administration = mayAdministerVouchers(actor, event.customer, voucherAdminCustomers);
        const decision = mayReadEventCalendar(actor, getFacts(event, actor), administration);
        const isOut = decision !== "allowed" && (await wasOrganizer(db, event.id, actor));
        if (!isOut) authorize(decision);
        const shown = isOut ? withdrawnFrom(calendarEventOf(event)) : calendarEventOf(event);
        return reply
          .type(calendarMediaType(shown))
          .header("content-disposition", `attachment; filename="event-${event.id}.ics"`)
          .header("cache-control", "private, no-store")
          .send(calendarEntry(shown, source));
      },
    );
  };
};

/** The entry for a person who is no longer in the event: it removes itself from their calendar and contains nothing else. */
function withdrawnFrom(event: CalendarEvent): CalendarEvent {
  return { ...event, description: "", archivedAt: event.archivedAt ?? event.modifiedAt };
}

/** An id that is not a number belongs to no event. */
function parseNumber(text: string): number {
  const id = /^[0-9]{1,10}$/.test(text) ? Number(text) : 0;
  return id < 2 ** 31 ? id : 0;
}

function calendarEventOf({ eventAt, modifiedAt, archivedAt, organizers, ...event }: EventRow): CalendarEvent {
  return {
    ...event,
    eventAt,
    modifiedAt,
    archivedAt,
    organizerEmail: organizers[0]?.email ?? "",
  };
}
