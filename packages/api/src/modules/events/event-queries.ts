import type { CustomerId, UserId, VoucherId } from "@cathedra/domain";
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import {
  filled,
  int,
  json,
  nullable,
  type RowsOf,
  statement,
  text,
  timestamp,
  uuid,
} from "../../db/statement.ts";
import type { CloudModule, EventOrganizer, Person } from "../../graphql/generated/contract.ts";
import { modulesJson, organizerEmails, personJson } from "../access-vouchers/public.ts";
import type { SpaceView } from "../learning-spaces/public.ts";

/** All columns of an event; the caller checks who may see which of them. */
export type EventRow = RowsOf<typeof eventRowsStatement>;

/** The selected rows of `resource_access_voucher`, called `voucher`, and their order. */
type EventPage = { readonly page: RawBuilder<unknown>; readonly order: RawBuilder<unknown> };

const eventRowsStatement = statement(
  {
    id: int<VoucherId>(),
    uid: uuid<string>(),
    name: filled(text()),
    description: filled(text()),
    eventAt: filled(timestamp()),
    durationInSeconds: filled(int()),
    validTo: timestamp(),
    code: nullable(text()),
    createdAt: timestamp(),
    modifiedAt: timestamp(),
    archivedAt: nullable(timestamp()),
    calendarSequence: filled(int()),
    customer: json<{ readonly id: CustomerId; readonly name: string }>(),
    learningSpace: json<SpaceView>(),
    creator: nullable(json<Person>()),
    creatorId: nullable(uuid<UserId>()),
    organizers: json<readonly EventOrganizer[]>(),
    users: json<readonly (Person & { readonly acceptedAt: string })[]>(),
    used: int(),
    maxUses: int(),
    modules: json<readonly CloudModule[]>(),
  },
  (page: EventPage["page"], order: EventPage["order"]) => sql`
    with page as materialized (${page})
    select voucher.id, voucher.uid, voucher.name, voucher.description, voucher.event_at as "eventAt",
      voucher.duration_s as "durationInSeconds", voucher.valid_to as "validTo", voucher.code,
      voucher.created_at as "createdAt", voucher.modified_at as "modifiedAt", voucher.archived_at as "archivedAt",
      voucher.calendar_sequence as "calendarSequence", voucher.used, voucher.max_uses as "maxUses",
      json_build_object('id', customer.id, 'name', customer.name) as customer, to_json(space) as "learningSpace",
      ${personJson("creator")} as creator, voucher.creator_id as "creatorId",
      ${organizersJson} as organizers, ${usersJson} as users,
      ${modulesJson} as modules
    from page voucher
    join customer on customer.id = voucher.customer_id
    join learning_space space on space.id = voucher.learning_space_id
    left join app_user creator on creator.id = voucher.creator_id
    order by ${order}`,
  [sql`select * from resource_access_voucher`, sql`voucher.id`],
);

/** Events with all their parts, in one statement however many they are. */
export async function eventRows(db: Db | Tx, { page, order }: EventPage): Promise<readonly EventRow[]> {
  return eventRowsStatement.rows(db, page, order);
}

/** The event with this number; undefined if there is none. */
export async function eventById(db: Db | Tx, id: number): Promise<EventRow | undefined> {
  const [event] = await eventRows(db, {
    page: sql`select * from resource_access_voucher where id = ${id} and kind = 'event'`,
    order: sql`voucher.id`,
  });
  return event;
}

/** The organizers of the row called `voucher`, its creator first, with names where known. */
const organizersJson = sql`(
  select coalesce(json_agg(json_build_object(
    'email', organizer.email, 'first_name', person.first_name, 'last_name', person.last_name
  ) order by organizer.email <> lower(coalesce(creator.email, '')), organizer.email), '[]')
  from unnest(${organizerEmails}) as organizer(email)
  left join lateral (
    select first_name, last_name from app_user
    where lower(app_user.email) = organizer.email and email_verified order by id limit 1
  ) person on true
)`;

/** The people who have accepted the row called `voucher`, at most `max_uses`. */
const usersJson = sql`(
  select coalesce(json_agg(json_build_object(
    'keycloak_id', person.keycloak_id, 'first_name', person.first_name, 'last_name', person.last_name,
    'email', person.email, 'acceptedAt', accepted.accepted_at
  ) order by accepted.accepted_at, person.id), '[]')
  from voucher_user accepted join app_user person on person.id = accepted.user_id
  where accepted.voucher_id = voucher.id
)`;
