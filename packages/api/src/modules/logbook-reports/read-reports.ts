import { type LocalDate, rangeError, type UserId } from "@cathedra/domain";
import { type Actor, mayUseLogbook } from "@cathedra/domain/access";
import { confirmationStates } from "@cathedra/domain/logbook";
import { reportLimits, showPrintedCode, summariseReport } from "@cathedra/domain/logbook-report";
import { logbookReportTexts } from "@cathedra/domain/messages";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import { statement } from "../../db/statement.ts";
import { authorize, invalidInput } from "../../errors.ts";
import type {
  LogbookReportPreview,
  QueryLogbookReportPreviewArgs,
} from "../../graphql/generated/contract.ts";
import { contentDisposition } from "../../storage/content-disposition.ts";
import type { OwnLinks } from "../../storage/signed-links.ts";
import {
  type OperationView,
  operationColumns,
  operationSelect,
  requesterJoin,
} from "../operations/public.ts";
import { findUnprintable } from "./printable-text.ts";
import { getNames } from "./render-report.ts";
import { findReportCases, findReportPerson, type ReportPeriod } from "./report-cases.ts";
import { findOwnReports, type ReportRow } from "./report-queries.ts";

/** The period of a request; INVALID_INPUT if it ends before it begins. */
export function readPeriod(input: {
  readonly from?: LocalDate | null | undefined;
  readonly to: LocalDate;
}): ReportPeriod {
  const period = { from: input.from ?? null, to: input.to };
  const reversed = rangeError("to", period);
  if (reversed !== undefined) throw invalidInput([reversed]);
  return period;
}

/** Reads what the caller's cases of a period count towards, before a report of them is made. */
export async function readReportPreview(
  { db }: { readonly db: Db },
  actor: Actor,
  args: QueryLogbookReportPreviewArgs,
): Promise<LogbookReportPreview> {
  authorize(mayUseLogbook(actor));
  const period = readPeriod(args);
  const [person, cases] = await Promise.all([
    findReportPerson(db, actor.userId, args.requirementSet),
    findReportCases(db, actor.userId, period, reportLimits.maxCases + 1),
  ]);
  const isTooLong = cases.length > reportLimits.maxCases;
  const counted = isTooLong ? [] : cases;
  const { set } = person;
  const { requirements, ...numbers } = summariseReport(counted, set, period.to);
  return {
    ...numbers,
    isTooLong,
    confirmations: confirmationStates.flatMap((state) => {
      const number = counted.filter((one) => one.state === state).length;
      return number === 0 ? [] : [{ state, cases: number }];
    }),
    setName: set.name,
    unprintable: findUnprintable(getNames({ ...person, cases: counted })).slice(
      0,
      reportLimits.maxUnprintable,
    ),
    assumptions: [...set.assumptions],
    requirements: requirements.map(({ uncounted, ...each }) => ({ ...each, uncounted: [...uncounted] })),
  };
}

export type OwnReports = { readonly reports: readonly ReportRow[]; readonly latest: OperationView | null };

const latestStatement = statement(
  operationColumns,
  (userId: UserId) => sql`
    select ${operationSelect} from operation ${requesterJoin}
    where operation.kind = 'logbook_report' and operation.subject = ${userId}::text
    order by operation.requested_at desc, operation.id desc limit 1`,
);

/** The caller's reports, with the latest work on one. */
export async function readOwnReports(db: Db | Tx, { userId }: Actor): Promise<OwnReports> {
  const reports = await findOwnReports(db, userId);
  const latest = await latestStatement.first(db, userId);
  // Work on a report that was deleted in the meantime is left out.
  const isShown = latest !== undefined && reports.some(({ objectKey }) => objectKey === null);
  return { reports, latest: isShown ? latest : null };
}

/** A report as its person sees it, with a link to its file. */
export function reportView(row: ReportRow, links: Pick<OwnLinks, "toObject">) {
  const { objectKey, code, ...rest } = row;
  return {
    ...rest,
    code: showPrintedCode(code),
    url:
      objectKey === null
        ? null
        : links.toObject(objectKey, {
            expiresInSeconds: reportLimits.linkSeconds,
            contentType: "application/pdf",
            disposition: contentDisposition("attachment", logbookReportTexts.fileName(rest.to)),
          }),
  };
}
