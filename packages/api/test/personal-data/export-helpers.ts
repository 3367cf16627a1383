import { buffer } from "node:stream/consumers";
import { dataExportKey } from "@cathedra/domain/personal-data";
import type { CastPerson } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { buildZip } from "../../src/modules/files/public.ts";
import { recipientHashes } from "../../src/modules/mail/public.ts";
import type { Runner } from "../../src/modules/operations/public.ts";
import { archiveEntries } from "../../src/modules/personal-data/archive-entries.ts";
import { exportRunner } from "../../src/modules/personal-data/public.ts";
import { unzipped } from "../files/unzipped.ts";
import { runAsWorker } from "../operations/run-as-worker.ts";
import type { CastApp } from "../support/cast-app.ts";

const exportFields = "archive { id readyAt expiresAt size } latest { id state message } nextAt";
export const requestMutation = `mutation { requestPersonalDataExport { ${exportFields} } }`;
export const exportQuery = `{ personalDataExport { ${exportFields} } }`;
export const openMutation = "mutation ($id: ID!) { openPersonalDataExport(id: $id) }";

export type Export = {
  readonly archive: {
    readonly id: string;
    readonly readyAt: string;
    readonly expiresAt: string;
    readonly size: number;
  } | null;
  readonly latest: { readonly id: string; readonly state: string; readonly message: string } | null;
  readonly nextAt: string | null;
};

type Portal = Pick<CastApp, "get" | "database" | "objectStore">;

/** Runs the work on an archive as a worker does. */
export function workOnExport(portal: Portal, id: string, runner: Runner = exportRunner(portal.objectStore)) {
  return runAsWorker(portal, "personal_data_export", id, runner);
}

/** The id of an archive of the person that was made. */
export async function madeExport(portal: Portal, who: CastPerson): Promise<string> {
  await noExports(portal, who);
  const { requestPersonalDataExport } = await portal.get<{ readonly requestPersonalDataExport: Export }>(
    who,
    requestMutation,
  );
  await workOnExport(portal, requestPersonalDataExport.latest?.id ?? "");
  const { personalDataExport } = await portal.get<{ readonly personalDataExport: Export }>(who, exportQuery);
  if (personalDataExport.archive === null) throw new Error("no archive was made");
  return personalDataExport.archive.id;
}

/** Removes all exports of the person and the work on them. */
export async function noExports(
  { database: { db } }: Pick<CastApp, "database">,
  { userId }: Pick<CastPerson, "userId">,
): Promise<void> {
  await sql`delete from personal_data_export where user_id = ${userId}`.execute(db);
  await sql`delete from operation where kind = 'personal_data_export' and subject = ${userId}::text`.execute(
    db,
  );
}

/** The key of the archive of the first attempt. */
export const makeKey = (id: string): string => dataExportKey(id, 1);

/** The files of the archive of a person, by their paths, as texts. */
export async function getArchive(
  { database: { db }, objectStore }: Pick<CastApp, "database" | "objectStore">,
  { userId, email, isVerified = true }: { userId: string; email: string; isVerified?: boolean },
): Promise<ReadonlyMap<string, string>> {
  const person = {
    userId: userId as CastPerson["userId"],
    address: isVerified ? email.toLowerCase() : null,
    mailboxes: isVerified ? recipientHashes(email) : [],
  };
  const { signal } = new AbortController();
  const zip = buildZip(archiveEntries({ db, objectStore, person, signal, report: () => undefined }));
  return getTexts(await buffer(zip));
}

/** The files of an archive, by their paths, as texts. */
export async function getTexts(zip: Buffer): Promise<ReadonlyMap<string, string>> {
  return new Map((await unzipped(zip)).map(({ name, bytes }) => [name, bytes.toString("utf8")]));
}
