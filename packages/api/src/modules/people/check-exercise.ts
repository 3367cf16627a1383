import { type UserId, utcDay } from "@cathedra/domain";
import type { PersonScope } from "@cathedra/domain/access";
import { licenceOf, readStationLicences, startExercise } from "@cathedra/domain/simulators";
import { connectedMs } from "@cathedra/domain/stations";
import { sql } from "kysely";
import { bool, json, nullable, statement, text, timestamp } from "../../db/statement.ts";
import { noScope, ofSeenCustomer } from "./read-person.ts";
import { type Check, numbersOf, verdictsOn } from "./start-verdict.ts";

const exercisesStatement = statement(
  {
    id: text(),
    name: text(),
    moduleCode: text(),
    code: text(),
    station: nullable(text()),
    isEnrolled: nullable(bool()),
    isCloned: nullable(bool()),
    seenAt: nullable(timestamp()),
    isInstalled: nullable(bool()),
    licences: nullable(json<unknown>()),
  },
  (userId: UserId, scope: PersonScope, ids: readonly number[]) => sql`
    with last as (
      select station_id from (
        (select station_id, signed_in_at as at from station_sign_in where user_id = ${userId}
          order by signed_in_at desc limit 20)
        union all (select station_id, created_at from user_system where user_id = ${userId} limit 20)
      ) used join station on station.id = used.station_id and station.removed_at is null
      where ${ofSeenCustomer(scope, sql`station.customer_id`)}
      order by used.at desc limit 1
    )
    select exercise.id::text, exercise.name, module.code as "moduleCode", exercise.code, station.name || ' (' || station.service_tag || ')' as station,
      station.enrolled_at is not null and station.revoked_at is null as "isEnrolled",
      station.cloned_at is not null as "isCloned",
      (select seen_at from station_state where station_id = station.id) as "seenAt",
      exists (
        select from station_software software where software.station_id = station.id
          and software.software_code = module.code and software.version = module.version
      ) as "isInstalled",
      (select licences from station_facts where station_id = station.id) as licences
    from simulator_exercise exercise join simulator_module module on module.id = exercise.module_id
    left join last on true left join station on station.id = last.station_id
    where exercise.id = any(${[...ids]}::int[])`,
  ["" as UserId, "everything", []],
  ["" as UserId, noScope, []],
);

/** Exercises at the simulator on which the person signed in last, or which they linked. */
export const checkExercises: Check = async ({ db }, person, ids, { now, institutionHelpers }) => {
  const rows = await exercisesStatement.rows(db, person.userId, person.scope, numbersOf(ids));
  return verdictsOn(rows, async ({ name, station, seenAt, licences, ...found }) => {
    const of = { module: found.moduleCode, exercise: found.code };
    const start = startExercise({
      simulator:
        station === null
          ? null
          : {
              isEnrolled: found.isEnrolled === true,
              isCloned: found.isCloned === true,
              isConnected: seenAt !== null && now - seenAt <= connectedMs,
              isInstalled: found.isInstalled === true,
              licence: licences === null ? null : licenceOf(readStationLicences(licences), of, utcDay(now)),
            },
    });
    const code = start.ok ? "MAY_START" : start.error.code;
    const isForAdmins = code === "NOT_INSTALLED" || code === "NOT_LICENSED";
    return {
      name,
      code,
      at: code === "OFFLINE" ? seenAt : null,
      other: station,
      people: isForAdmins ? await institutionHelpers() : [],
    };
  });
};
