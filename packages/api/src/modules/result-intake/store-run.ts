import type { LaunchId, SimulatorActivityId } from "@cathedra/domain";
import type { FileList, ListedFile } from "@cathedra/domain/delivery";
import { dayOfResults } from "@cathedra/domain/inbox";
import { outcomeWithCriteria } from "@cathedra/domain/messages";
import { type Evaluation, evaluate, type MetricValues } from "@cathedra/domain/results";
import type { Db, Tx } from "../../db/database.ts";
import { inLockedTransaction } from "../../db/locked-transaction.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import { violatedConstraint } from "../../db/violated-constraint.ts";
import { unavailable } from "../../errors.ts";
import type { Clock } from "../../ports/clock.ts";
import { queueThumbnails } from "../activity-files/public.ts";
import { outcomeColumns } from "../activity-log/public.ts";
import type { Presence } from "../devices/public.ts";
import { type Delivery, finishDelivery } from "../files/public.ts";
import { sendHint } from "../hints/public.ts";
import { notify } from "../inbox/public.ts";
import { type SimulationView, stillDefines } from "../simulator-modules/public.ts";
import { countRun } from "./daily-limit.ts";
import type { Uploader } from "./identify-uploader.ts";
import { resultRefused } from "./result-refused.ts";
import { customerOfGroups, getRun } from "./run-queries.ts";
import type { StoredFile } from "./store-run-file.ts";

/** A run whose every file is in the store. */
export type ReceivedRun = {
  readonly deliverer: Uploader;
  readonly presence: Presence;
  readonly launch: LaunchId | null;
  readonly address: string;
  readonly exercise: SimulationView;
  readonly list: FileList;
  readonly values: MetricValues;
  readonly delivery: Delivery;
  readonly files: readonly (Omit<ListedFile, "kind"> &
    StoredFile & { readonly kind: ListedFile["kind"] | "list" })[];
};

export type Taken = { readonly id: SimulatorActivityId; readonly isNew: boolean };

/**
 * Makes a run with its results visible in one transaction and assigns its files to it. Of two concurrent deliveries of the same
 * run, the second waits and returns the first one; its own files stay unassigned.
 */
export async function storeRun(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  run: ReceivedRun,
): Promise<Taken> {
  return inLockedTransaction(db, [], async (tx) => {
    // The module was imported again in the meantime: the run must be delivered again to be judged by the new definition.
    if (!(await stillDefines(tx, run.exercise))) throw unavailable("the exercise was defined anew");
    const evaluation = evaluate(run.exercise.definition, { ...run.list, values: run.values });
    const id = await insertActivity(tx, run, evaluation);
    if (id === undefined) return { id: await idOfFirst(tx, run), isNew: false };
    const bytes = run.files.reduce((sum, { size }) => sum + size, 0);
    await countRun(tx, run.deliverer.userId, bytes, clock());
    if (!(await finishDelivery(tx, run.delivery.id))) throw unavailable("the delivery was swept");
    await tx
      .insertInto("simulator_result")
      .values({ activity_id: id, metric_values: JSON.stringify(run.values) })
      .execute();
    await insertFiles(tx, id, run);
    if (run.files.some(({ kind }) => kind === "image")) await queueThumbnails(tx, id);
    await sendHint(tx, { kind: "result", id, to: [run.deliverer.userId] });
    await tellOfResult(tx, id, run, evaluation);
    return { id, isNew: true };
  }).catch((error: unknown) => {
    // Two runs that name one launch arrived at the same time.
    throw violatedConstraint(error) === "one_run_a_launch" ? resultRefused({ reason: "launch_used" }) : error;
  });
}

/** Notifies a person of a result, with one notice for the runs of an exercise on one day. */
function tellOfResult(
  tx: Tx,
  activityId: SimulatorActivityId,
  { deliverer, exercise, list }: ReceivedRun,
  evaluation: Evaluation,
): Promise<void> {
  const exerciseKey = `${exercise.moduleCode}/${exercise.code}`;
  return notify(tx, {
    to: [deliverer.userId],
    kind: "result",
    cause: `result:${exerciseKey}:${dayOfResults(list.startedAt)}`,
    joins: activityId,
    facts: {
      activityId,
      exerciseKey,
      joined: [activityId],
      exercise: exercise.name,
      module: exercise.moduleName,
      startedAt: list.startedAt,
      lastStartedAt: list.startedAt,
      outcome: outcomeWithCriteria(evaluation),
      met: null,
    },
  });
}

async function idOfFirst(tx: Tx, { deliverer, list, exercise }: ReceivedRun): Promise<SimulatorActivityId> {
  const first = await getRun(tx, deliverer.userId, list.run);
  if (first === undefined) throw unavailable("the first of two deliveries is gone");
  if (first.exerciseId !== exercise.id) throw resultRefused({ reason: "run_already_of_other_exercise" });
  return first.id;
}

async function insertActivity(
  tx: Tx,
  run: ReceivedRun,
  evaluation: Evaluation,
): Promise<SimulatorActivityId | undefined> {
  const { deliverer, presence, launch, address, exercise, list, files } = run;
  const count = (kind: ListedFile["kind"]): number => files.filter((file) => file.kind === kind).length;
  const row = await tx
    .insertInto("simulator_activity")
    .values({
      created_by: deliverer.userId,
      run_id: list.run,
      customer_id: deliverer.customerId ?? (await customerOfGroups(tx, deliverer.userId)),
      exercise_id: exercise.id,
      exercise_key: `${exercise.moduleCode}/${exercise.code}`,
      exercise_name: exercise.name,
      module_code: exercise.moduleCode,
      module_name: exercise.moduleName,
      module_version: exercise.moduleVersion,
      started_at: toTimestamp(list.startedAt),
      ended_at: toTimestamp(list.endedAt),
      total_time_s: Math.round((list.endedAt - list.startedAt) / 1000),
      is_completed: list.isCompleted,
      ...outcomeColumns(evaluation),
      source: deliverer.source,
      vm_session_id: deliverer.session,
      station_id: deliverer.station,
      station_sign_in_id: presence.signIn,
      launch_id: launch,
      service_tag: deliverer.serviceTag,
      ip_address: address,
      image_count: count("image"),
      recording_count: count("recording"),
      has_report: count("report") > 0,
    })
    .onConflict((conflict) => conflict.constraint("unique_simulator_runs").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

async function insertFiles(tx: Tx, id: SimulatorActivityId, { list, files }: ReceivedRun): Promise<void> {
  const rows = files.map((file, position) => ({
    activity_id: id,
    kind: file.kind,
    name: file.name,
    title: file.title,
    object_key: file.key,
    content_type: file.contentType,
    size: file.size,
    sha256: file.sha256,
    position,
    created_at: toTimestamp(file.takenAt ?? list.endedAt),
    taken_at: file.takenAt === null ? null : toTimestamp(file.takenAt),
    duration_s: file.duration,
    width: file.pixels?.width ?? null,
    height: file.pixels?.height ?? null,
    poster: file.poster,
  }));
  await tx.insertInto("activity_file").values(rows).execute();
}
