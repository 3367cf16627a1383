import type { Instant, MachineId, UserId, VoucherId } from "@cathedra/domain";
import { sql } from "kysely";
import { int, nullable, statement, text, timestamp, uuid } from "../../db/statement.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import { waitingSince } from "../events/public.ts";

/** A machine that is on, preferably one without a user. Reading the whole fleet is cheap, because it has a few dozen machines. */
export const targetStatement = statement(
  { id: uuid<MachineId>(), url: text() },
  () => sql`
    select id, url from vm where removed_at is null and status in ('idle', 'started') and fault is null
    order by session_id is not null, random() limit 1`,
);

export const ownCheckStatement = statement(
  { checkedAt: timestamp(), verdict: text() },
  (userId: UserId) => sql`
    select checked_at as "checkedAt", verdict from connection_check where user_id = ${userId}`,
);

/** The last checks of people who have accepted these events, looked up by the keys of both tables. */
export const ofEventsStatement = statement(
  {
    eventId: int<VoucherId>(),
    keycloakId: text(),
    firstName: text(),
    lastName: text(),
    checkedAt: nullable(timestamp()),
    verdict: nullable(text()),
    waitingSince: nullable(timestamp()),
  },
  (ids: readonly VoucherId[], since: Instant, now: Instant) => sql`
    select accepted.voucher_id as "eventId", person.keycloak_id as "keycloakId", person.first_name as "firstName",
      person.last_name as "lastName", made.checked_at as "checkedAt", made.verdict,
      ${waitingSince(sql.ref("accepted"), now)} as "waitingSince"
    from json_array_elements_text(${JSON.stringify(ids)}::json) asked (id)
    join voucher_user accepted on accepted.voucher_id = asked.id::int
    join app_user person on person.id = accepted.user_id
    left join connection_check made on made.user_id = person.id and made.checked_at > ${toTimestamp(since)}::timestamptz
    order by person.first_name, person.last_name, person.id`,
);
