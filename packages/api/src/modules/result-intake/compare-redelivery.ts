import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { isDeepStrictEqual } from "node:util";
import { canonicalVersion, type SimulatorActivityId } from "@cathedra/domain";
import { type FileList, listName, unpackedLimits } from "@cathedra/domain/delivery";
import { appErrorText } from "@cathedra/domain/messages";
import type { MetricValues } from "@cathedra/domain/results";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { filled, json, nullable, statement, text } from "../../db/statement.ts";
import { AppError, unavailable } from "../../errors.ts";
import type { ObjectStore } from "../../ports/object-store.ts";
import { readRunList } from "./read-file-list.ts";
import { getText } from "./read-small-file.ts";

/** The content with which an existing run was delivered. */
export type ExistingRun = {
  readonly id: SimulatorActivityId;
  readonly list: FileList;
  readonly values: MetricValues;
  /** The SHA-256 digests of the files, by name. */
  readonly files: ReadonlyMap<string, string>;
};

const standingStatement = statement(
  {
    listKey: nullable(text()),
    values: filled(json<MetricValues>()),
    files: filled(json<readonly { readonly name: string; readonly sha256: string }[]>()),
  },
  (id: SimulatorActivityId) => sql`
    select
      (select object_key from activity_file where activity_id = ${id} and kind = 'list') as "listKey",
      coalesce((select metric_values from simulator_result where activity_id = ${id}), '{}') as values,
      coalesce(
        (select json_agg(json_build_object('name', name, 'sha256', sha256)) from activity_file where activity_id = ${id}), '[]'
      ) as files`,
);

export async function findExistingRun(
  { db, objectStore }: { readonly db: Db; readonly objectStore: ObjectStore },
  id: SimulatorActivityId,
): Promise<ExistingRun> {
  const { listKey, values, files } = await standingStatement.only(db, id);
  const object = listKey === null ? undefined : await objectStore.get(listKey);
  if (object === undefined) throw unavailable("the list of a run is not in the store");
  const list = await getText(await buffer(object.body), listName, {
    isPacked: true,
    maxUnpacked: unpackedLimits.list,
  });
  return {
    id,
    list: readRunList(list),
    values,
    files: new Map(files.map(({ name, sha256 }) => [name, sha256])),
  };
}

const comparable = (list: FileList) => ({ ...list, moduleVersion: canonicalVersion(list.moduleVersion) });

export function assertSameList(existing: ExistingRun, list: FileList): void {
  if (!isDeepStrictEqual(comparable(existing.list), comparable(list))) throw alreadyDelivered(existing);
}

/** A file of values is compared by its content, however it was compressed; all others by their bytes. */
export function assertSameFile(existing: ExistingRun, name: string, sha256: string): void {
  if (existing.files.get(name) !== sha256) throw alreadyDelivered(existing);
}

export function assertSameValues(existing: ExistingRun, values: MetricValues): void {
  if (!isDeepStrictEqual(existing.values, values)) throw alreadyDelivered(existing);
}

function alreadyDelivered({ id }: ExistingRun): AppError {
  return new AppError("RUN_ALREADY_DELIVERED", appErrorText("RUN_ALREADY_DELIVERED", { id }), { id });
}

export async function computeSha256(body: AsyncIterable<Buffer>): Promise<string> {
  const hash = createHash("sha256");
  for await (const piece of body) hash.update(piece);
  return hash.digest("hex");
}
