import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { int, json, statement } from "../../db/statement.ts";
import type { LogbookConfirmationList, Person } from "../../graphql/generated/contract.ts";
import { requestedAttending } from "../logbook/public.ts";
import { type Attending, getEntries } from "./attending-entries.ts";
import { lists } from "./list-order.ts";
import { maxCounted } from "./request-counts.ts";

export const maxTrainees = 100;

const anybody = { userId: "", keycloakId: "", email: "", isEmailVerified: true } as unknown as Attending;

const person = sql`json_build_object(
  'keycloak_id', person.keycloak_id, 'first_name', person.first_name, 'last_name', person.last_name, 'email', person.email
)`;

const columns = { person: json<Person>(), count: int() };

/** Reads the trainees with open records; the index is read from trainee to trainee, not record by record. */
const ofOpenStatement = statement(
  columns,
  (actor: Attending) => sql`
    with recursive ${getEntries(actor)}, trainee (entry_id, user_id) as (
      select entry.id, (
        select created_by from logbook_record record where ${requestedAttending} = entry.id and confirmation is null
        order by created_by limit 1
      ) from entry
      union all
      select trainee.entry_id, (
        select created_by from logbook_record record
        where ${requestedAttending} = trainee.entry_id and confirmation is null and created_by > trainee.user_id
        order by created_by limit 1
      ) from trainee where trainee.user_id is not null
    ), counted as (
      select trainee.user_id, sum(records.count)::int as count
      from (select * from trainee where user_id is not null and user_id <> ${actor.userId} limit ${sql.lit(maxTrainees)}) trainee
      cross join lateral (
        select count(*) as count from (
          select from logbook_record record
          where ${requestedAttending} = trainee.entry_id and confirmation is null and created_by = trainee.user_id
          limit ${sql.lit(maxCounted)}
        ) counted_rows
      ) records group by trainee.user_id
    )
    select ${person} as person, counted.count
    from counted join app_user person on person.id = counted.user_id
    order by person.last_name, person.first_name, person.id`,
  [anybody],
);

/** Reads the trainees of the latest thousand answered records; older answers are not considered. */
const ofAnsweredStatement = statement(
  columns,
  (actor: Attending, list: LogbookConfirmationList) => {
    const { where, at } = lists[list];
    return sql`
      with ${getEntries(actor)}, latest as (
        select part.created_by from entry cross join lateral (
          select record.created_by, ${at} as at from logbook_record record
          where ${requestedAttending} = entry.id and ${where} and record.created_by <> ${actor.userId}
          order by ${at} desc, record.id desc limit ${sql.lit(maxCounted)}
        ) part order by part.at desc limit ${sql.lit(maxCounted)}
      ), counted as (
        select created_by as user_id, count(*)::int as count from latest group by created_by limit ${sql.lit(maxTrainees)}
      )
      select ${person} as person, counted.count
      from counted join app_user person on person.id = counted.user_id
      order by person.last_name, person.first_name, person.id`;
  },
  [anybody, "returned"],
);

/** The people with records in a list of this attending, by name. */
export function getTrainees(db: Db, actor: Attending, list: LogbookConfirmationList) {
  return list === "open" ? ofOpenStatement.rows(db, actor) : ofAnsweredStatement.rows(db, actor, list);
}
