import { Readable } from "node:stream";
import { isSameVersion, isUuid, type LaunchId, type SimulatorActivityId } from "@cathedra/domain";
import {
  checkLaunch,
  checkRunTimes,
  deliveryLimits,
  type FileList,
  isRunId,
  type ListedFile,
  listName,
  listPart,
  partOfKind,
  readMetricValues,
  runPart,
  unpackedLimits,
} from "@cathedra/domain/delivery";
import type { MetricValues } from "@cathedra/domain/results";
import type { Db } from "../../db/database.ts";
import { appError } from "../../errors.ts";
import type { Clock } from "../../ports/clock.ts";
import type { ObjectStore } from "../../ports/object-store.ts";
import type { Presence } from "../devices/public.ts";
import { beginDelivery, type Delivery } from "../files/public.ts";
import type { SimulationView } from "../simulator-modules/public.ts";
import {
  assertSameFile,
  assertSameList,
  assertSameValues,
  computeSha256,
  findExistingRun,
} from "./compare-redelivery.ts";
import { refuseWhenDayIsFull } from "./daily-limit.ts";
import type { Uploader } from "./identify-uploader.ts";
import { findLaunch } from "./launches.ts";
import type { FormPart, MultipartForm } from "./multipart-form.ts";
import { readRunList } from "./read-file-list.ts";
import { getText, readSmallFile } from "./read-small-file.ts";
import { releaseRunFiles } from "./release-run-files.ts";
import { resultRefused } from "./result-refused.ts";
import { retryWhenBusy } from "./retry-when-busy.ts";
import { getRun } from "./run-queries.ts";
import { type ReceivedRun, storeRun, type Taken } from "./store-run.ts";
import { makeKey, type StoredFile, storeRunFile } from "./store-run-file.ts";

export type IntakeDeps = { readonly db: Db; readonly clock: Clock; readonly objectStore: ObjectStore };

export type Arriving = {
  readonly deliverer: Uploader;
  readonly exercise: SimulationView;
  readonly form: MultipartForm;
  /** The network address of the client that delivers. */
  readonly address: string;
};

type ReadList = {
  readonly list: FileList;
  readonly bytes: Buffer;
  readonly presence: Presence;
  readonly launch: LaunchId | null;
};

/**
 * Receives a run (12.032): the first two parts describe it, then each file is streamed into the object store, and then
 * everything becomes visible at once. After a failure nothing stays; the clean-up job removes what cannot be removed at
 * once.
 */
export async function receiveRun(deps: IntakeDeps, arriving: Arriving): Promise<Taken> {
  const { db, clock, objectStore } = deps;
  const { deliverer, exercise } = arriving;
  const read = await readBeginning(deps, arriving);
  const before = await retryWhenBusy(() => getRun(db, deliverer.userId, read.list.run));
  if (before !== undefined) {
    if (before.exerciseId !== exercise.id) throw resultRefused({ reason: "run_already_of_other_exercise" });
    await compareWithStanding(deps, arriving, read.list, before.id);
    return { id: before.id, isNew: false };
  }
  await retryWhenBusy(() => refuseWhenDayIsFull(db, deliverer.userId, clock()));
  // A retry may begin a second delivery; the sweep removes the one that is never finished.
  const delivery = await retryWhenBusy(() => beginDelivery(db, "results/"));
  const storedFiles = new Map<string, StoredFile>();
  try {
    const received = await receiveFiles(deps, arriving, read, delivery, storedFiles);
    // Everything has arrived, so a database that is briefly busy should not cause the client to send everything again.
    const taken = await retryWhenBusy(() => storeRun(deps, received));
    if (taken.isNew) return taken;
    await releaseRunFiles(deps, delivery);
    const existing = await retryWhenBusy(() => findExistingRun(deps, taken.id));
    assertSameList(existing, received.list);
    assertSameValues(existing, received.values);
    for (const { kind, name, sha256 } of received.files)
      if (kind !== "list" && kind !== "metric_values") assertSameFile(existing, name, sha256);
    return taken;
  } catch (error) {
    await releaseRunFiles({ db, objectStore }, delivery);
    throw error;
  }
}

/** Reads a run that was delivered before to its end, and refuses it if it differs from the stored one. */
async function compareWithStanding(
  deps: IntakeDeps,
  { exercise, form }: Arriving,
  list: FileList,
  id: SimulatorActivityId,
): Promise<void> {
  const existing = await retryWhenBusy(() => findExistingRun(deps, id));
  assertSameList(existing, list);
  const seen = new Map<string, null>();
  for (let part = await form.next(); part !== undefined; part = await form.next()) {
    const { file, body } = listedPart(part, list.files, seen);
    seen.set(file.name, null);
    if (file.kind === "metric_values")
      assertSameValues(existing, (await readValues(file.name, body, exercise)).values);
    else assertSameFile(existing, file.name, await computeSha256(body));
  }
  refuseMissing(list, seen);
}

function refuseMissing({ files }: FileList, came: ReadonlyMap<string, unknown>): void {
  const missing = files.filter(({ name }) => !came.has(name)).map(({ name }) => name);
  if (missing.length > 0) throw resultRefused({ reason: "files_missing", files: missing.slice(0, 20) });
}

/** Reads and checks the facts of the run before anything is stored. */
async function readBeginning(deps: IntakeDeps, arriving: Arriving): Promise<ReadList> {
  const { clock } = deps;
  const { deliverer, exercise, form } = arriving;
  const first = await form.next();
  if (first?.kind !== "field" || first.part !== runPart || !isRunId(first.value))
    throw resultRefused({ reason: "run_missing" });
  const second = await form.next();
  if (second?.kind !== "file" || second.part !== listPart) throw resultRefused({ reason: "list_missing" });
  const bytes = await readSmallFile(second.body, listName, deliveryLimits.maxListBytes);
  const text = await getText(bytes, listName, { isPacked: true, maxUnpacked: unpackedLimits.list });
  const list = readRunList(text);
  if (list.run !== first.value) throw resultRefused({ reason: "other_run" });
  assertSameExercise(list, exercise);
  const times = checkRunTimes(list, clock());
  if (!times.ok) throw resultRefused(times.error);
  const presence = await retryWhenBusy(() => deliverer.presenceDuring(list));
  if (presence === undefined) throw appError("NOT_AT_SIMULATOR");
  if (!(await retryWhenBusy(() => deliverer.mayHaveRun(exercise.id))))
    throw resultRefused({ reason: "not_started_in_session" });
  const launch = await retryWhenBusy(() => launchOfDelivery(deps, arriving, list));
  return { list, bytes, presence, launch };
}

/** The launch of a delivery; null if it has none. A run whose id is that of a launch belongs to it. */
async function launchOfDelivery(
  { db, clock }: IntakeDeps,
  { deliverer, exercise }: Arriving,
  { launch: named, run }: FileList,
): Promise<LaunchId | null> {
  const id = named ?? (isUuid(run) ? (run.toLowerCase() as LaunchId) : null);
  if (id === null) return null;
  const launch = await findLaunch(db, id);
  if (launch === undefined && named === null) return null;
  const { userId, station } = deliverer;
  const checked = checkLaunch(launch, { run, userId, exerciseId: exercise.id, stationId: station }, clock());
  if (!checked.ok) throw resultRefused(checked.error);
  return id;
}

function assertSameExercise(list: FileList, exercise: SimulationView): void {
  const refuse = (attribute: "exercise" | "module" | "moduleVersion"): never => {
    throw resultRefused({ reason: "other_exercise", attribute });
  };
  if (list.module !== exercise.moduleCode) refuse("module");
  if (!isSameVersion(list.moduleVersion, exercise.moduleVersion)) refuse("moduleVersion");
  if (list.exercise !== exercise.code) refuse("exercise");
}

/** Receives every file of the list once, in any order; anything else is refused. */
async function receiveFiles(
  { objectStore }: IntakeDeps,
  { deliverer, exercise, form, address }: Arriving,
  { list, bytes, presence, launch }: ReadList,
  delivery: Delivery,
  storedFiles: Map<string, StoredFile>,
): Promise<ReceivedRun> {
  let values: MetricValues = {};
  const positions = new Map(list.files.map((file, index) => [file.name, index]));
  for (let part = await form.next(); part !== undefined; part = await form.next()) {
    const { file, body } = listedPart(part, list.files, storedFiles);
    const key = makeKey(delivery.prefix, (positions.get(file.name) ?? 0) + 1, file.name);
    if (file.kind === "metric_values") {
      const read = await readValues(file.name, body, exercise);
      ({ values } = read);
      storedFiles.set(file.name, await storeRunFile(objectStore, key, file, oneOf(read.bytes)));
    } else storedFiles.set(file.name, await storeRunFile(objectStore, key, file, body));
  }
  refuseMissing(list, storedFiles);
  const files = list.files.flatMap((file) => {
    const stored = storedFiles.get(file.name);
    return stored === undefined ? [] : [{ ...file, ...stored }];
  });
  const listFile = await keepList(objectStore, delivery, bytes);
  return {
    deliverer,
    presence,
    launch,
    address,
    exercise,
    list,
    values,
    delivery,
    files: [listFile, ...files],
  };
}

/** The listed file that a part of the form contains; a part that is not in the list is refused. */
function listedPart(
  part: FormPart,
  files: readonly ListedFile[],
  storedFiles: ReadonlyMap<string, unknown>,
): { readonly file: ListedFile; readonly body: AsyncIterable<Buffer> } {
  const name = part.part.slice(0, 100);
  if (part.part === listPart) throw resultRefused({ reason: "list_twice" });
  const isKnown = Object.values<string>(partOfKind).includes(part.part);
  if (part.kind === "field" || !isKnown) throw resultRefused({ reason: "unknown_part", part: name });
  const file = files.find((listed) => listed.name === part.name);
  const shown = String(part.name).slice(0, 200);
  if (file === undefined) throw resultRefused({ reason: "not_listed", file: shown });
  if (partOfKind[file.kind] !== part.part)
    throw resultRefused({ reason: "other_kind", file: shown, part: name });
  if (storedFiles.has(file.name)) throw resultRefused({ reason: "file_twice", file: shown });
  return { file, body: part.body };
}

async function readValues(name: string, body: AsyncIterable<Buffer>, { definition }: SimulationView) {
  const bytes = await readSmallFile(body, name, deliveryLimits.kinds.metric_values.maxBytes);
  const isPacked = name.toLowerCase().endsWith(".gz");
  const text = await getText(bytes, name, { isPacked, maxUnpacked: unpackedLimits.metric_values });
  const read = readMetricValues(text, definition.metrics);
  if (!read.ok) throw resultRefused(read.error);
  return { bytes, values: read.value };
}

async function keepList(objectStore: ObjectStore, { prefix }: Delivery, bytes: Buffer) {
  const described = { kind: "result", name: listName, sha256: null } as const;
  const stored = await storeRunFile(objectStore, makeKey(prefix, 0, listName), described, oneOf(bytes));
  const file = { takenAt: null, duration: null, poster: null, title: null, ...described };
  return { ...file, ...stored, kind: "list" as const };
}

function oneOf(bytes: Buffer): AsyncIterable<Buffer> {
  return Readable.from([bytes], { objectMode: true });
}
