import type { CastPerson } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { reportRunner } from "../../src/modules/logbook-reports/public.ts";
import type { Runner } from "../../src/modules/operations/public.ts";
import { runAsWorker } from "../operations/run-as-worker.ts";
import type { CastApp } from "../support/cast-app.ts";

export const reportFields = "reports { id code from to size url madeAt } latest { id state message step }";
export const makeMutation = `mutation ($to: Date!, $from: Date, $set: LogbookRequirementSet = european_board) {
  makeLogbookReport(from: $from, to: $to, requirementSet: $set) { ${reportFields} }
}`;

export type Reports = {
  readonly reports: readonly {
    readonly id: string;
    readonly code: string;
    readonly size: number | null;
    readonly url: string | null;
  }[];
  readonly latest: { readonly id: string; readonly state: string; readonly message: string } | null;
};

type Portal = Pick<CastApp, "get" | "database" | "objectStore">;

/** Runs the work on a report as a worker does. */
export function workOnReport(portal: Portal, id: string, runner: Runner = reportRunner(portal.objectStore)) {
  return runAsWorker(portal, "logbook_report", id, runner);
}

/** A report of the person that was made. */
export async function madeReport(
  portal: Portal,
  who: CastPerson,
  variables: object = { from: "2026-11-01", to: "2026-12-31" },
) {
  const { makeLogbookReport } = await portal.get<{ readonly makeLogbookReport: Reports }>(
    who,
    makeMutation,
    variables,
  );
  await workOnReport(portal, makeLogbookReport.latest?.id ?? "");
  const [report] = makeLogbookReport.reports;
  if (report === undefined) throw new Error("no report was requested");
  return report;
}

/** Removes all reports and the work on them. */
export async function noReports({ database: { db } }: Pick<CastApp, "database">): Promise<void> {
  await sql`delete from logbook_report`.execute(db);
  await sql`delete from operation where kind = 'logbook_report'`.execute(db);
}
