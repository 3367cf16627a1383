import { randomBytes, randomUUID } from "node:crypto";
import { instant, isUuid } from "@cathedra/domain";
import { type Actor, mayUseLogbook } from "@cathedra/domain/access";
import { makeReportCode, reportCodes, reportLimits } from "@cathedra/domain/logbook-report";
import { fieldError } from "@cathedra/domain/messages";
import type { Db } from "../../db/database.ts";
import { inLockedTransaction, lockKey } from "../../db/locked-transaction.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import { appError, authorize, invalidInput, rateLimited } from "../../errors.ts";
import type { MutationMakeLogbookReportArgs } from "../../graphql/generated/contract.ts";
import type { Clock } from "../../ports/clock.ts";
import { requestOperation } from "../operations/public.ts";
import { type OwnReports, readOwnReports, readPeriod } from "./read-reports.ts";
import { findReportCases } from "./report-cases.ts";
import { countReports, revokeReport } from "./report-queries.ts";

type Deps = { readonly db: Db; readonly clock: Clock; readonly origin: string };

const dayMs = 86_400_000;

/** Requests a report of the caller's cases; while one is being made, no other one begins. */
export async function makeReport(
  { db, clock, origin }: Deps,
  actor: Actor,
  args: MutationMakeLogbookReportArgs,
): Promise<OwnReports> {
  authorize(mayUseLogbook(actor));
  const period = readPeriod(args);
  const cases = await findReportCases(db, actor.userId, period, reportLimits.maxCases + 1);
  if (cases.length > reportLimits.maxCases)
    throw invalidInput([fieldError("to", "TOO_MANY", { max: reportLimits.maxCases })]);
  return inLockedTransaction(db, [lockKey("person", actor.userId)], async (tx) => {
    const id = randomUUID();
    const { isNew } = await requestOperation(tx, {
      kind: "logbook_report",
      subject: actor.userId,
      input: { reportId: id, origin },
      requestedBy: actor.userId,
    });
    if (!isNew) return readOwnReports(tx, actor);
    const now = clock();
    const { reports, lately } = await countReports(tx, actor.userId, instant(now - dayMs));
    if (reports >= reportLimits.maxReports)
      throw invalidInput([fieldError("reports", "TOO_MANY", { max: reportLimits.maxReports })]);
    if (lately >= reportLimits.maxPerDay) throw rateLimited(dayMs / 1000);
    await tx
      .insertInto("logbook_report")
      .values({
        id,
        user_id: actor.userId,
        code: makeReportCode(randomBytes(reportCodes.randomBytes)),
        requirement_set: args.requirementSet,
        period_from: period.from,
        period_to: period.to,
        made_at: toTimestamp(now),
      })
      .execute();
    return readOwnReports(tx, actor);
  });
}

/** Withdraws a report of the caller: its code says so from now on, and its file is deleted. */
export async function deleteReport(
  { db, clock }: Pick<Deps, "db" | "clock">,
  actor: Actor,
  id: string,
): Promise<string> {
  authorize(mayUseLogbook(actor));
  if (!isUuid(id)) throw appError("NOT_FOUND");
  return inLockedTransaction(db, [lockKey("person", actor.userId)], async (tx) => {
    if (!(await revokeReport(tx, actor.userId, id, clock()))) throw appError("NOT_FOUND");
    return id;
  });
}
