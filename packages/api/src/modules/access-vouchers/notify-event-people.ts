import type { UserId, VoucherId } from "@cathedra/domain";
import { eventEnd } from "@cathedra/domain/cloud";
import type { EventChange } from "@cathedra/domain/inbox";
import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { filled, int, statement, text, timestamp, uuids } from "../../db/statement.ts";
import { notify } from "../inbox/public.ts";
import { organizerEmails } from "./organizers.ts";

/** Those who take part in the row called `voucher`, an event, or conduct it: a statement with their ids. */
export const peopleOfEvent: RawBuilder<unknown> = sql`
  select user_id from voucher_user where voucher_id = voucher.id
  union
  select person.id from unnest(${organizerEmails}) named (email)
  join app_user person on lower(person.email) = named.email and person.email_verified
  union
  select voucher.creator_id where voucher.creator_id is not null`;

const othersStatement = statement(
  {
    name: filled(text()),
    eventAt: filled(timestamp()),
    durationInSeconds: filled(int()),
    others: filled(uuids<UserId>()),
  },
  (id: VoucherId, but: UserId) => sql`
    select name, event_at as "eventAt", duration_s as "durationInSeconds", array(
      select user_id from (${peopleOfEvent}) person where user_id <> ${but}
    ) as others
    from resource_access_voucher voucher where id = ${id}`,
);

type Happened =
  | { readonly kind: "event_cancelled" }
  | { readonly kind: "event_changed"; readonly changed: readonly EventChange[]; readonly version: number };

/** Tells everybody of an event what became of it, in the transaction in which it did; not whoever did it. */
export async function notifyEventPeople(
  tx: Tx,
  id: VoucherId,
  by: UserId,
  happened: Happened,
): Promise<void> {
  const event = await othersStatement.first(tx, id, by);
  if (event === undefined) return;
  const { name, eventAt: opensAt, others: to } = event;
  const facts = { eventId: id, name, opensAt, closesAt: eventEnd(event) };
  if (happened.kind === "event_cancelled")
    await notify(tx, { to, kind: "event_cancelled", cause: `event:${id}:cancelled`, facts });
  else
    await notify(tx, {
      to,
      kind: "event_changed",
      cause: `event:${id}:changed:${happened.version}`,
      facts: { ...facts, changed: [...happened.changed] },
    });
}
