import { type ExerciseId, isUuid, type LaunchId, type StationId, type UserId } from "@cathedra/domain";
import { type Launch, launchExpiresAt } from "@cathedra/domain/delivery";
import { sql } from "kysely";
import type { AtStation } from "../../auth/verified-token.ts";
import type { Db, Tx } from "../../db/database.ts";
import { inLockedTransaction } from "../../db/locked-transaction.ts";
import { int, nullable, statement, text, timestamp, uuid } from "../../db/statement.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import { appError } from "../../errors.ts";
import type { Clock } from "../../ports/clock.ts";

const launchStatement = statement(
  {
    id: uuid<LaunchId>(),
    userId: uuid<UserId>(),
    exerciseId: int<ExerciseId>(),
    stationId: nullable(uuid<StationId>()),
    expiresAt: timestamp(),
    usedForRun: nullable(text()),
  },
  (id: LaunchId) => sql`
    select launch.id, launch.user_id as "userId", launch.exercise_id as "exerciseId", launch.station_id as "stationId",
      launch.expires_at as "expiresAt", activity.run_id as "usedForRun"
    from simulator_launch launch
    left join simulator_activity activity on activity.launch_id = launch.id
    where launch.id = ${id}`,
  ["00000000-0000-4000-8000-000000000000" as LaunchId],
);

/** A launch with the run that it was used for; two rows by unique keys. */
export function findLaunch(db: Db | Tx, id: LaunchId): Promise<Launch | undefined> {
  return launchStatement.first(db, id);
}

/**
 * Stores the launch of an exercise. The page generates its id, so that the request can be repeated if its answer was lost; an
 * id that was used for something else is refused.
 */
export async function createLaunch(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  { userId }: { readonly userId: UserId },
  {
    id,
    exerciseId,
    atStation,
  }: { readonly id: string; readonly exerciseId: number; readonly atStation: AtStation | undefined },
): Promise<Pick<Launch, "id" | "expiresAt">> {
  if (!isUuid(id)) throw appError("BAD_REQUEST");
  return inLockedTransaction(db, [], async (tx) => {
    const launchedAt = clock();
    await sql`
      insert into simulator_launch (id, user_id, exercise_id, station_id, station_sign_in_id, launched_at, expires_at)
      select ${id}::uuid, ${userId}, exercise.id, ${atStation?.station ?? null}::uuid, ${atStation?.session ?? null}::uuid,
        ${toTimestamp(launchedAt)}, ${toTimestamp(launchExpiresAt(launchedAt))}
      from simulator_exercise exercise where exercise.id = ${exerciseId}
      on conflict (id) do nothing`.execute(tx);
    const launch = await findLaunch(tx, id as LaunchId);
    if (launch === undefined || launch.userId !== userId || launch.exerciseId !== exerciseId)
      throw appError("NOT_FOUND");
    return launch;
  });
}

const batch = 500;

/**
 * Deletes expired launches without a run and returns how many. They are kept for a further day, because a delivery that began
 * in time may still be running. Launches with a run are skipped by the order of the index.
 */
export async function sweepLaunches(db: Db, signal?: AbortSignal): Promise<number> {
  for (let swept = 0, after = "-infinity"; ; ) {
    signal?.throwIfAborted();
    const gone = await inLockedTransaction(db, [], (tx) => sweptStatement.rows(tx, after));
    swept += gone.length;
    const last = gone.map(({ expiresAt }) => expiresAt).reduce((one, other) => Math.max(one, other), 0);
    if (gone.length < batch) return swept;
    after = new Date(last).toISOString();
  }
}

const sweptStatement = statement(
  { expiresAt: timestamp() },
  (after: string) => sql`
    delete from simulator_launch where id in (
      select launch.id from simulator_launch launch
      where launch.expires_at >= ${after}::timestamptz and launch.expires_at < now() - interval '1 day'
        and not exists (select from simulator_activity run where run.launch_id = launch.id)
      order by launch.expires_at limit ${batch} for update skip locked
    ) returning expires_at as "expiresAt"`,
  ["-infinity"],
);
