import type { Instant, UserId, VoucherId } from "@cathedra/domain";
import { eventEnd } from "@cathedra/domain/cloud";
import { type EventChange, maxNoticesFromStrangers } from "@cathedra/domain/inbox";
import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { filled, int, statement, text, timestamp, uuids } from "../../db/statement.ts";
import { type NoticeToSend, notify } from "../inbox/public.ts";
import { takeAllowance } from "../mail/public.ts";
import { organizerEmails } from "./organizers.ts";

/** A statement with the ids of the people who conduct the event in the row called `voucher`. */
export const organizersOfEvent: RawBuilder<unknown> = sql`
  select person.id as user_id from unnest(${organizerEmails}) named (email)
  join app_user person on lower(person.email) = named.email and person.email_verified
  union
  select voucher.creator_id where voucher.creator_id is not null`;

/** A statement with the ids of the people who accepted or conduct the event in the row called `voucher`. */
export const peopleOfEvent: RawBuilder<unknown> = sql`
  select user_id from voucher_user where voucher_id = voucher.id
  union
  ${organizersOfEvent}`;

/**
 * Whether a person, given as a column with the name of its table, is related to the row called `voucher` by their own action or
 * membership: they accepted it, created it, or belong to its institution. All others were only named as organizers by their
 * address, which anybody who creates an event can do.
 */
const isOfEvent = (userId: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`(
  voucher.creator_id is not distinct from ${userId}
  or exists (select from voucher_user where voucher_id = voucher.id and user_id = ${userId})
  or exists (
    select from customer_group_member member join customer_group on customer_group.id = member.group_id
    where member.user_id = ${userId} and customer_group.customer_id = voucher.customer_id
      and customer_group.removed_at is null
  )
  or exists (select from customer_admin where customer_id = voucher.customer_id and user_id = ${userId})
)`;

/**
 * The ids of the selected rows called `person`, in two columns: the people who are related to the event, and strangers, whom
 * only their address names.
 */
export const recipientColumns: RawBuilder<unknown> = sql`
  coalesce(array_agg(person.user_id) filter (where ${isOfEvent(sql`person.user_id`)}), '{}') as people,
  coalesce(array_agg(person.user_id) filter (where not ${isOfEvent(sql`person.user_id`)}), '{}') as strangers`;

const othersStatement = statement(
  {
    name: filled(text()),
    eventAt: filled(timestamp()),
    durationInSeconds: filled(int()),
    people: filled(uuids<UserId>()),
    strangers: filled(uuids<UserId>()),
  },
  (id: VoucherId, but: UserId) => sql`
    select voucher.name, voucher.event_at as "eventAt", voucher.duration_s as "durationInSeconds", people.*
    from resource_access_voucher voucher
    cross join lateral (
      select ${recipientColumns} from (${peopleOfEvent}) person where user_id <> ${but}
    ) people
    where voucher.id = ${id}`,
);

type EventNotice = Extract<NoticeToSend, { readonly kind: `event_${string}` }>;
type EventPeople = { readonly people: readonly UserId[]; readonly strangers: readonly UserId[] };

/**
 * Notifies people of an event. People outside of the institution get a limited number of such notices a day, by however many
 * institutions, and without the event's name, which they see on its page.
 */
export async function notifyOfEvent(
  tx: Tx,
  { people, strangers }: EventPeople,
  notice: DistributiveOmit<EventNotice, "to">,
  now: Instant,
): Promise<void> {
  await notify(tx, { ...notice, to: people });
  const to: UserId[] = [];
  // Rows are written in a fixed order, so that two concurrent senders to the same people cannot deadlock.
  for (const userId of strangers.toSorted())
    if (await takeAllowance(tx, `notices-to:${userId}`, { count: 1, most: maxNoticesFromStrangers, now }))
      to.push(userId);
  await notify(tx, { ...notice, to, facts: { ...notice.facts, name: "" } } as EventNotice);
}

type DistributiveOmit<Union, Key extends PropertyKey> = Union extends unknown ? Omit<Union, Key> : never;

type Happened =
  | { readonly kind: "event_cancelled" }
  | { readonly kind: "event_changed"; readonly changed: readonly EventChange[]; readonly version: number };

/** Notifies all people of an event about a change, in the transaction of the change; except the person who made it. */
export async function notifyEventPeople(
  tx: Tx,
  id: VoucherId,
  by: UserId,
  happened: Happened,
  now: Instant,
): Promise<void> {
  const event = await othersStatement.first(tx, id, by);
  if (event === undefined) return;
  const { name, eventAt: opensAt } = event;
  const facts = { eventId: id, name, opensAt, closesAt: eventEnd(event) };
  if (happened.kind === "event_cancelled")
    await notifyOfEvent(tx, event, { kind: "event_cancelled", cause: `event:${id}:cancelled`, facts }, now);
  else
    await notifyOfEvent(
      tx,
      event,
      {
        kind: "event_changed",
        cause: `event:${id}:changed:${happened.version}`,
        facts: { ...facts, changed: [...happened.changed] },
      },
      now,
    );
}
