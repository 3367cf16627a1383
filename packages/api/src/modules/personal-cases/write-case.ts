import { isDeepStrictEqual } from "node:util";
import type { UserId } from "@cathedra/domain";
import { type PersonalCase, personalCaseLimits } from "@cathedra/domain/personal-cases";
import type { Tx } from "../../db/database.ts";
import { inLockedTransaction, lockKey } from "../../db/locked-transaction.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import { unavailable } from "../../errors.ts";
import { audit } from "../audit/public.ts";
import { finishDelivery, type StoredFacts } from "../files/public.ts";
import type { Uploader } from "../result-intake/public.ts";
import type { SentCase } from "./case-form.ts";
import { countCases, getCase } from "./case-queries.ts";
import { caseRefused } from "./case-refused.ts";
import type { CaseDeps } from "./receive-case.ts";

/** A case whose file is in the store and belongs to nothing yet. */
export type StoredCase = Pick<SentCase, "jobId" | "metadata"> &
  StoredFacts & {
    readonly userId: UserId;
    readonly key: string;
    readonly source: Uploader["source"];
    readonly deliveryId: string;
  };

/**
 * Assigns a stored file to the person as a case. A person's cases are written one after the other, so that a concurrent
 * duplicate is detected and the maximum is not exceeded.
 */
export function writeCase(
  { db, clock }: Pick<CaseDeps, "db" | "clock">,
  sent: StoredCase,
): Promise<{ readonly stored: PersonalCase; readonly isNew: boolean }> {
  const { userId, jobId, key, size, sha256, metadata, source, deliveryId } = sent;
  return inLockedTransaction(db, [lockKey("person", userId)], async (tx) => {
    await lockPerson(tx, userId);
    const before = await getCase(tx, userId, jobId);
    if (before?.sha256 === sha256 && isDeepStrictEqual(before.metadata, metadata))
      return { stored: before, isNew: false };
    const { most } = personalCaseLimits;
    if (before === undefined && (await countCases(tx, userId)) >= most)
      throw caseRefused({ reason: "too_many", most });
    // The delivery took so long that the sweep has already removed it.
    if (!(await finishDelivery(tx, deliveryId))) throw unavailable();
    const now = clock();
    const facts = {
      object_key: key,
      size,
      sha256,
      last_modified: toTimestamp(now),
      metadata: JSON.stringify(metadata),
    };
    await tx
      .insertInto("personal_case")
      .values({ user_id: userId, job_id: jobId, ...facts })
      .onConflict((conflict) => conflict.columns(["user_id", "job_id"]).doUpdateSet(facts))
      .execute();
    await audit(tx, { userId }, before ? "personal_case.replaced" : "personal_case.kept", jobId, {
      customer: null,
      ...(before ? { before: { caseName: before.metadata.case_name, size: before.fileSize } } : {}),
      after: { caseName: metadata.case_name, size },
      details: { source },
    });
    const lastModified = new Date(now).toISOString();
    return {
      stored: { jobId, filePath: key, fileSize: size, lastModified, sha256, metadata },
      isNew: before === undefined,
    };
  });
}

/** Serialises writes for this person over all processes. */
async function lockPerson(tx: Tx, userId: UserId): Promise<void> {
  await tx.selectFrom("app_user").select("id").where("id", "=", userId).forNoKeyUpdate().execute();
}
