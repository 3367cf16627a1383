import { isUuid } from "@cathedra/domain";
import { type Actor, mayDownloadCase } from "@cathedra/domain/access";
import { appErrorText } from "@cathedra/domain/messages";
import type { Db } from "../../db/database.ts";
import { inLockedTransaction } from "../../db/locked-transaction.ts";
import { AppError, appError, authorize } from "../../errors.ts";
import type { ObjectStore } from "../../ports/object-store.ts";
import type { OwnLinks } from "../../storage/signed-links.ts";
import { audit } from "../audit/public.ts";
import { missingParts, readCase, type WholeCase } from "./case-files.ts";
import { factsOfActivities } from "./case-queries.ts";
import { documentPath } from "./file-links.ts";
import { runFacts } from "./link-rights.ts";

type Deps = { readonly db: Db; readonly objectStore: ObjectStore; readonly ownLinks: OwnLinks };

/** Validity of the link in seconds. Only the start of the download has to be within this time. */
const linkSeconds = 300;

/**
 * A link to all files of a run as one archive, for its admins (6.012, 6.016), if no required part is missing (6.019). It is
 * written into the audit log, because it gives access to another person's data.
 */
export async function caseDownloadLink(
  { db, objectStore, ownLinks }: Deps,
  actor: Actor,
  unitId: string,
): Promise<string> {
  const facts = isUuid(unitId) ? (await factsOfActivities(db, [unitId])).get(unitId) : undefined;
  if (facts === undefined) throw appError("NOT_FOUND");
  authorize(mayDownloadCase(actor, facts));
  const { run } = await wholeCase({ db, objectStore }, unitId);
  await inLockedTransaction(db, [], (tx) =>
    audit(tx, actor, "run.case_downloaded", unitId, {
      customer: facts.customerId,
      people: [facts.createdBy],
      details: { name: run.exerciseName },
    }),
  );
  const life = { expiresInSeconds: linkSeconds };
  return ownLinks.to(documentPath(unitId, "case.zip"), life, runFacts(actor, unitId));
}

/** Reads all files of a case, and reports a missing part before the first byte is sent. */
export async function wholeCase({ db, objectStore }: Omit<Deps, "ownLinks">, id: string): Promise<WholeCase> {
  const whole = await readCase(db, id);
  if (whole === undefined) throw appError("NOT_FOUND");
  const missing = await missingParts(objectStore, whole);
  if (missing.length === 0) return whole;
  throw new AppError("MISSING_FILE", appErrorText("MISSING_FILE", { missing }), { missing });
}

/** The name of the archive: the exercise, the person, and the time (UTC). */
export function caseFileName({ exerciseName, firstName, lastName, startedAt }: WholeCase["run"]): string {
  const at = new Date(startedAt).toISOString().slice(0, 16).replace("T", " ").replace(":", "");
  return `${exerciseName}, ${firstName} ${lastName}, ${at}.zip`;
}
