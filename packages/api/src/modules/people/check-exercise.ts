import { type CustomerId, canonicalVersion, type Instant, type UserId, utcDay } from "@cathedra/domain";
import type { PersonScope } from "@cathedra/domain/access";
import {
  findLicence,
  readStationLicences,
  startExercise,
  startExerciseAmong,
} from "@cathedra/domain/simulators";
import { connectedMs } from "@cathedra/domain/stations";
import { sql } from "kysely";
import { bool, json, nullable, type RowsOf, statement, text, timestamp } from "../../db/statement.ts";
import { isVisibleCustomer, noScope } from "./read-person.ts";
import { type Check, getNumbers, verdictsOn } from "./start-verdict.ts";

/** How many of the latest sign-ins and runs are searched for simulators that the person used. */
const maxLookedAt = sql.lit(200);
/** The maximum number of simulators that are checked, those that the person used last first. */
const maxSimulators = 50;
/** How many simulators an answer names. */
export const maxNamed = 10;

type Version = { readonly code: string; readonly version: string };

/** Simulators that the person linked, signed in on or ran something on, and those of their institutions. */
const simulatorsStatement = statement(
  {
    name: text(),
    isEnrolled: bool(),
    isCloned: bool(),
    seenAt: nullable(timestamp()),
    modules: json<readonly Version[]>(),
    licences: nullable(json<unknown>()),
  },
  (userId: UserId, scope: PersonScope, customers: readonly CustomerId[]) => sql`
    with used as (
      select station_id, max(at) as at from (
        (select station_id, signed_in_at as at from station_sign_in where user_id = ${userId}
          order by signed_in_at desc limit ${maxLookedAt})
        union all (select station_id, created_at from user_system where user_id = ${userId} limit ${maxLookedAt})
        union all (select station_id, started_at from simulator_activity where created_by = ${userId}
          order by started_at desc, id limit ${maxLookedAt})
      ) seen where station_id is not null group by station_id
    )
    select station.name || ' (' || station.service_tag || ')' as name,
      station.enrolled_at is not null and station.revoked_at is null as "isEnrolled",
      station.cloned_at is not null as "isCloned",
      (select seen_at from station_state where station_id = station.id) as "seenAt",
      coalesce((
        select json_agg(json_build_object('code', software.software_code, 'version', software.version))
        from station_software software
        where software.station_id = station.id
          and software.software_code in (select module.code from simulator_module module)
      ), '[]') as modules,
      (select licences from station_facts where station_id = station.id) as licences
    from station left join used on used.station_id = station.id
    where station.removed_at is null and (used.station_id is not null or station.customer_id = any(${[...customers]}::int[]))
      and ${isVisibleCustomer(scope, sql`station.customer_id`)}
    order by used.at desc nulls last, station.name, station.id limit ${sql.lit(maxSimulators)}`,
  ["" as UserId, "everything", []],
  ["" as UserId, noScope, []],
);

/** An exercise of the newest version of its module, with all versions that have it. */
const exercisesStatement = statement(
  { id: text(), name: text(), moduleCode: text(), code: text(), versions: json<readonly string[]>() },
  (ids: readonly number[]) => sql`
    select exercise.id::text, exercise.name, module.code as "moduleCode", exercise.code, (
      select json_agg(other.version)
      from simulator_module other join simulator_exercise same on same.module_id = other.id and same.code = exercise.code
      where other.code = module.code
    ) as versions
    from simulator_exercise exercise join simulator_module module on module.id = exercise.module_id
    where exercise.id = any(${[...ids]}::int[])`,
  [[]],
);

/**
 * Checks exercises at all simulators that the person can use; for each exercise the simulator that passes the most checks is
 * shown.
 */
export const checkExercises: Check = async ({ db }, person, ids, { now, institutionHelpers }) => {
  const customers = person.customers.map(({ id }) => id);
  const [rows, simulators] = await Promise.all([
    exercisesStatement.rows(db, getNumbers(ids)),
    simulatorsStatement.rows(db, person.userId, person.scope, customers),
  ]);
  return verdictsOn(rows, async (exercise) => {
    const found = startExerciseAmong(simulators.map((simulator) => getFacts(simulator, exercise, now)));
    const first = found[0];
    const none = startExercise({ simulator: null });
    const isForAdmins = found.some(({ code }) => code === "NOT_INSTALLED" || code === "NOT_LICENSED");
    return {
      name: exercise.name,
      code: first?.code ?? (none.ok ? "MAY_START" : none.error.code),
      at: first?.code === "OFFLINE" ? first.simulator.seenAt : null,
      other: first?.simulator.name ?? null,
      simulators: found.slice(0, maxNamed).map(({ simulator, code }) => ({ name: simulator.name, code })),
      people: isForAdmins ? await institutionHelpers() : [],
    };
  });
};

function getFacts(
  { name, isEnrolled, isCloned, seenAt, modules, licences }: RowsOf<typeof simulatorsStatement>,
  { moduleCode: module, code: exercise, versions }: RowsOf<typeof exercisesStatement>,
  now: Instant,
) {
  const known = versions.map(canonicalVersion);
  return {
    name,
    seenAt,
    isEnrolled,
    isCloned,
    isConnected: seenAt !== null && now - seenAt <= connectedMs,
    isInstalled:
      modules.length === 0
        ? null
        : modules.some(({ code, version }) => code === module && known.includes(canonicalVersion(version))),
    licence:
      licences === null
        ? null
        : findLicence(readStationLicences(licences), { module, exercise }, utcDay(now)),
  };
}
