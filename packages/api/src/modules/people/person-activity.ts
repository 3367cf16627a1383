import { instant, type LocalDate, type UserId } from "@cathedra/domain";
import type { PersonScope } from "@cathedra/domain/access";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { int, json, nullable, statement, text, timestamp } from "../../db/statement.ts";
import type { PersonSignIn, PersonStation } from "../../graphql/generated/contract.ts";
import { isVisibleCustomer, noScope, type PersonSection } from "./read-person.ts";

const maxCounted = sql.lit(10_000);
const maxLinked = sql.lit(10);
const maxSignIns = sql.lit(5);

/**
 * Counts only, not the content of records and results. Each is counted by an index on the person; the cases are those that the
 * page of a group counts: in which the person took part, whoever wrote the record.
 */
const activityStatement = statement(
  {
    caseCount: int(),
    lastCaseDay: nullable(text<LocalDate>()),
    resultCount: int(),
    lastResultAt: nullable(timestamp()),
    linked: json<readonly PersonStation[]>(),
    signIns: json<readonly PersonSignIn[]>(),
  },
  (userId: UserId, scope: PersonScope) => sql`
    with part as materialized (
      select date_of_procedure from logbook_participant
      where user_id = ${userId} and position >= 0 and ${isVisibleCustomer(scope, sql`customer_id`)}
      order by date_of_procedure desc limit ${maxCounted}
    ), result as materialized (
      select started_at from simulator_activity
      where created_by = ${userId} and ${isVisibleCustomer(scope, sql`customer_id`)}
      order by started_at desc, id limit ${maxCounted}
    )
    select (select count(*) from part)::int as "caseCount", (select max(date_of_procedure) from part)::text as "lastCaseDay",
      (select count(*) from result)::int as "resultCount", (select max(started_at) from result) as "lastResultAt",
      coalesce((
        select json_agg(listed) from (
          select station.id, station.name, station.service_tag as "serviceTag", own.created_at as "linkedAt"
          from user_system own join station on station.id = own.station_id and station.removed_at is null
          where own.user_id = ${userId} and ${isVisibleCustomer(scope, sql`station.customer_id`)}
          order by own.created_at desc, own.id limit ${maxLinked}
        ) listed
      ), '[]') as linked,
      coalesce((
        select json_agg(listed) from (
          select own.id, station.id as "stationId", station.name as station, own.signed_in_at as "signedInAt",
            own.signed_out_at as "signedOutAt"
          from station_sign_in own join station on station.id = own.station_id
          where own.user_id = ${userId} and ${isVisibleCustomer(scope, sql`station.customer_id`)}
          order by own.signed_in_at desc, own.id limit ${maxSignIns}
        ) listed
      ), '[]') as "signIns"`,
  ["" as UserId, "everything"],
  ["" as UserId, noScope],
);

/** The simulators that a person used, and the numbers of their records and results. */
export async function personActivity(db: Db, { userId, scope }: PersonSection) {
  const activity = await activityStatement.only(db, userId, scope);
  const { caseCount, lastCaseDay } = activity;
  return {
    ...activity,
    recordCount: caseCount,
    lastRecordAt: lastCaseDay === null ? null : instant(Date.parse(lastCaseDay)),
  };
}
