import { createHash } from "node:crypto";
import { isUuid } from "@cathedra/domain";
import { reportLimits, summariseReport } from "@cathedra/domain/logbook-report";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { ObjectStore } from "../../ports/object-store.ts";
import { findRatingsOfAttendings } from "../entrustment/public.ts";
import { type Runner, WorkFailed } from "../operations/public.ts";
import { renderReport } from "./render-report.ts";
import { findReportCases, findReportPerson } from "./report-cases.ts";
import { findUnmadeReport, type StoredContent } from "./report-queries.ts";

/**
 * Makes the file of a report and stores it with its digest and its numbers. A worker that dies leaves nothing but an object
 * without an owner, which the sweep deletes; the next worker repeats the whole.
 */
export const reportRunner =
  (objectStore: ObjectStore): Runner =>
  async ({ db, input, signal, report, write }) => {
    const { reportId, origin } = input;
    if (typeof reportId !== "string" || !isUuid(reportId) || typeof origin !== "string")
      throw new WorkFailed("GONE");
    const row = await findUnmadeReport(db, reportId);
    if (row === undefined) throw new WorkFailed("GONE");
    const { userId, code, from, to, madeAt, requirementSet } = row;
    const person = await findReportPerson(db, userId, requirementSet);
    const cases = await findReportCases(db, userId, { from, to }, reportLimits.maxCases + 1);
    if (cases.length > reportLimits.maxCases) throw new WorkFailed("TOO_MANY_CASES");
    const listed = new Set<string>(cases.map(({ recordId }) => recordId));
    // Read as of the time that the report states, so that making it again gives the same file.
    const allRatings = await findRatingsOfAttendings(db, userId, madeAt);
    const ratings = allRatings.filter(({ recordId }) => listed.has(recordId));
    const summary = summariseReport(cases, person.set, to);
    const file = await renderReport(
      { ...person, code, origin, from, to, madeAt, summary, cases, ratings },
      (share) => {
        signal.throwIfAborted();
        report({
          step: `${Math.round(share * cases.length)} of ${cases.length} cases`,
          progress: share * 100,
        });
      },
    );
    const sha256 = createHash("sha256").update(file).digest("hex");
    const key = `logbook-reports/${reportId}/${sha256}.pdf`;
    // Until its report owns it, the object is marked for the sweep, in case this process dies.
    await write((tx) => markUnowned(tx, key));
    await objectStore.put(key, file, { contentType: "application/pdf" });
    const content: StoredContent = {
      personName: person.personName,
      institutions: person.institutions,
      setName: person.set.name,
      summary,
    };
    const isStored = await write((tx) =>
      store(tx, { id: reportId, sha256, key, size: file.length, content }),
    );
    if (!isStored) throw new WorkFailed("GONE");
  };

async function markUnowned(tx: Tx, key: string): Promise<void> {
  await sql`
    insert into unowned_object (key) values (${key})
    on conflict (key) do update set unowned_since = now()`.execute(tx);
}

type Made = {
  readonly id: string;
  readonly sha256: string;
  readonly key: string;
  readonly size: number;
  readonly content: StoredContent;
};

/** Gives the object to its report; false if the report was deleted in the meantime. */
async function store(tx: Tx, { id, sha256, key, size, content }: Made): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update logbook_report
    set sha256 = ${sha256}, object_key = ${key}, size = ${size}, content = ${JSON.stringify(content)}::jsonb
    where id = ${id}::uuid and revoked_at is null and sha256 is null`.execute(tx);
  if (numAffectedRows !== 1n) return false;
  const owned = await tx.deleteFrom("unowned_object").where("key", "=", key).executeTakeFirst();
  if (owned.numDeletedRows !== 1n) throw new Error("the file of a report was swept while it was stored");
  return true;
}
