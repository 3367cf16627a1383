import type { VoucherId } from "@cathedra/domain";
import type { Actor } from "@cathedra/domain/access";
import {
  type EventChange,
  eventEnd,
  mayEditVoucher,
  nextCalendarSequence,
  validateEventChange,
} from "@cathedra/domain/cloud";
import type { EventChange as EventNoticeChange } from "@cathedra/domain/inbox";
import { nextVersion } from "@cathedra/domain/logbook";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { inLockedTransaction, lockKey } from "../../db/locked-transaction.ts";
import { bool, filled, int, statement, text, texts, timestamp } from "../../db/statement.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import { appError, invalidInput } from "../../errors.ts";
import type { MutationEditEventResourceAccessVoucherArgs } from "../../graphql/generated/contract.ts";
import { lockAdministeredVoucher, notifyEventPeople, type VoucherDeps } from "../access-vouchers/public.ts";
import { audit } from "../audit/public.ts";
import { lockFleet, triggerReconcilerOfEvent } from "../machines/public.ts";
import { refuseStale } from "../stale-save.ts";
import { hasStarted } from "./has-started-loader.ts";
import { assertMachineAvailable } from "./machine-availability.ts";
import { writeOrganizers } from "./write-organizers.ts";

/** Changes an event (3.039, 3.042, X29, X60). A request without changes writes nothing. */
export async function editEvent(
  deps: VoucherDeps,
  actor: Actor,
  args: MutationEditEventResourceAccessVoucherArgs,
): Promise<VoucherId> {
  return inLockedTransaction(deps.db, [lockKey("voucher", args.voucherId), lockKey("fleet")], async (tx) => {
    const voucher = await lockAdministeredVoucher(tx, deps, actor, args.voucherId);
    // Vouchers for cloud cases have another mutation, so here they are answered as missing.
    if (voucher.kind !== "event") throw appError("NOT_FOUND");
    const { id, modifiedAt } = voucher;
    const event = await standingEvent(tx, id);
    if (args.eventAt !== event.eventAt) await lockFleet(tx);
    const now = deps.clock();
    const state = mayEditVoucher(voucher, now);
    if (!state.ok) throw appError(state.error.code);
    const change = validateEventChange(args, event, now);
    const before = getFacts(event);
    // Nothing has changed: this may be the repetition of a save whose answer was lost.
    if (change.ok && JSON.stringify(before) === JSON.stringify(getFacts(change.value))) return id;
    await refuseStale(tx, "event", args.modifiedAt, voucher);
    if (!change.ok) throw invalidInput(change.error);
    const after = getFacts(change.value);
    const { durationInSeconds, calendarSequence } = event;
    const moved = { eventAt: change.value.eventAt, durationInSeconds };
    if (moved.eventAt !== event.eventAt) await assertMachineAvailable(tx, { event: moved, now, except: id });
    const version = nextVersion(modifiedAt, now);
    await tx
      .updateTable("resource_access_voucher")
      .set({
        name: change.value.name,
        description: change.value.description,
        event_at: toTimestamp(moved.eventAt),
        valid_to: toTimestamp(eventEnd(moved)),
        calendar_sequence: nextCalendarSequence(
          { ...event, archivedAt: null },
          { ...change.value, archivedAt: null },
          calendarSequence,
        ),
        modified_at: toTimestamp(version),
        modified_by: actor.userId,
      })
      .where("id", "=", id)
      .execute();
    await writeOrganizers(tx, id, change.value.organizers);
    // A removed organizer loses the role in the room at once.
    await triggerReconcilerOfEvent(tx, id, now);
    const changed = getChanges(before, after);
    if (changed.length > 0 && moved.eventAt + durationInSeconds * 1000 > now)
      await notifyEventPeople(tx, id, actor.userId, { kind: "event_changed", changed, version }, now);
    await audit(tx, actor, "event.changed", String(id), { customer: voucher.customer.id, before, after });
    return id;
  });
}

type StandingEvent = EventChange & {
  readonly durationInSeconds: number;
  readonly calendarSequence: number;
  readonly creatorEmail: string;
  readonly hasStarted: boolean;
};

const standingEventStatement = statement(
  {
    name: filled(text()),
    description: filled(text()),
    eventAt: filled(timestamp()),
    organizers: texts(),
    durationInSeconds: filled(int()),
    calendarSequence: filled(int()),
    creatorEmail: text(),
    hasStarted: bool(),
  },
  (id: VoucherId) => sql`
    select voucher.name, voucher.description, voucher.event_at as "eventAt",
      voucher.duration_s as "durationInSeconds", voucher.calendar_sequence as "calendarSequence",
      lower(coalesce(
        case when creator.id is null then organizer.emails[1] when creator.email_verified then creator.email end, ''
      )) as "creatorEmail",
      coalesce(organizer.emails, '{}') as organizers,
      ${hasStarted} as "hasStarted"
    from resource_access_voucher voucher
    left join app_user creator on creator.id = voucher.creator_id
    cross join lateral (
      select array_agg(email order by email) as emails from voucher_organizer where voucher_id = voucher.id
    ) organizer
    where voucher.id = ${id}`,
);

/** The stored event. Call it while holding the event's lock, which starting the event acquires too. */
async function standingEvent(tx: Tx, id: VoucherId): Promise<StandingEvent> {
  const row = await standingEventStatement.first(tx, id);
  if (row === undefined) throw new Error(`event ${id} is gone, under its lock`);
  return row;
}

function getFacts({ name, description, eventAt, organizers }: EventChange) {
  return { name, description, eventAt: new Date(eventAt).toISOString(), organizers: organizers.toSorted() };
}

/** The changes of which participants are notified; a change of organizers is not one of them. */
function getChanges(
  before: ReturnType<typeof getFacts>,
  after: ReturnType<typeof getFacts>,
): readonly EventNoticeChange[] {
  return [
    ...(before.eventAt === after.eventAt ? [] : (["time"] as const)),
    ...(before.name === after.name && before.description === after.description ? [] : (["details"] as const)),
  ];
}
