import type { RequirementSetId } from "@cathedra/domain/logbook-report";
import { readTotalsView, type TotalsView, writeTotalsView } from "./totals-view.ts";

/** The parameters of the report for an examiner in the address. */
export type ReportView = TotalsView & { readonly set: RequirementSetId };

export const reportHref = "/logbook/report";

/** Reads any query; without a period, all cases are counted. */
export function readReportView(query: URLSearchParams): ReportView {
  const known = new URLSearchParams(query);
  if (!known.has("period")) known.set("period", "all");
  const set = query.get("set") === "institution" ? "institution" : "european_board";
  return { ...readTotalsView(known), groupId: null, person: null, confirmedOnly: false, set };
}

/** The query that `readReportView` reads as `view`. */
export function writeReportView({ set, ...view }: ReportView): URLSearchParams {
  const query = writeTotalsView(view);
  query.set("period", view.period);
  if (view.period === "all") query.delete("period");
  if (set === "institution") query.set("set", set);
  return query;
}
