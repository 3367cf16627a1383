import { type Instant, instant, type UserId } from "@cathedra/domain";
import { singleUserSessionSeconds } from "@cathedra/domain/cloud";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { nullable, statement, text } from "../../db/statement.ts";
import { once } from "../../once.ts";
import type { Clock } from "../../ports/clock.ts";
import type { LearningService } from "../../ports/learning-service.ts";
import { readFleet } from "../machines/public.ts";
import { findHelpers, type Helper } from "./helpers-of-person.ts";
import type { PersonView } from "./read-person.ts";

export type CheckDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly learning: Pick<LearningService, "platform">;
};

/** The first obstacle to a start, by the code of its refusal; `MAY_START` or `MAY_JOIN` if there is none. */
export type StartVerdict = {
  readonly name: string;
  readonly code: string;
  readonly at?: Instant | null;
  readonly other?: string | null;
  /** The people who can help, if the person cannot. */
  readonly people?: readonly Helper[];
  /** For an exercise: the simulators that the person can use, those with the fewest obstacles first. */
  readonly simulators?: readonly { readonly name: string; readonly code: string }[];
};

/** Data that the checks of one person share: each is read once, and only if a check needs it. */
export type SharedFacts = {
  readonly now: Instant;
  /** The session that the person has running or starting. */
  readonly otherSession: () => ReturnType<typeof findRunningSession>;
  readonly fleet: () => ReturnType<typeof readFleet>;
  readonly institutionHelpers: () => Promise<readonly Helper[]>;
  readonly groupHelpers: () => Promise<readonly Helper[]>;
};

export function sharedFacts({ db }: Pick<CheckDeps, "db">, person: PersonView, now: Instant): SharedFacts {
  return {
    now,
    otherSession: once(() => findRunningSession(db, person.userId)),
    fleet: once(() => readFleet(db, now, instant(now + 2 * singleUserSessionSeconds * 1000))),
    institutionHelpers: once(() => findHelpers(db, person, "institution")),
    groupHelpers: once(() => findHelpers(db, person, "group")),
  };
}

/** Returns the verdicts on things of one kind by their ids, without things that do not exist or that the caller may not see. */
export type Check = (
  deps: CheckDeps,
  person: PersonView,
  ids: readonly string[],
  shared: SharedFacts,
) => Promise<ReadonlyMap<string, StartVerdict>>;

/** The verdicts on rows, by the id of each row. */
export async function verdictsOn<Row extends { readonly id: string }>(
  rows: readonly Row[],
  judge: (row: Row) => StartVerdict | Promise<StartVerdict>,
): Promise<ReadonlyMap<string, StartVerdict>> {
  return new Map(await Promise.all(rows.map(async (row) => [row.id, await judge(row)] as const)));
}

/** Converts ids to numbers, leaving out those that are not numbers. */
export function getNumbers(ids: readonly string[]): readonly number[] {
  return ids.filter((id) => /^[0-9]{1,9}$/.test(id)).map(Number);
}

const otherStatement = statement(
  { name: nullable(text()) },
  (userId: UserId) => sql`
    select coalesce(event.name, cloud_case.name) as name from vm
    left join resource_access_voucher event on event.id = vm.event_id
    left join cloud_case on cloud_case.id = vm.case_id
    where vm.started_by = ${userId} and vm.status <> 'off' and vm.removed_at is null limit 1`,
);

/** The name of the session that a person has running or starting; undefined if there is none. A failed start does not count. */
async function findRunningSession(
  db: Db,
  userId: UserId,
): Promise<{ readonly name: string | null } | undefined> {
  return otherStatement.first(db, userId);
}
