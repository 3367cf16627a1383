import { formatAttendingName } from "../logbook/attending-name.ts";
import { restoreFormula } from "../logbook/export/csv-cell.ts";
import { tableColumns } from "../logbook/export/export-columns.ts";
import { maxParticipants } from "../logbook/limits.ts";
import { type ImportTarget, importTargets } from "./targets.ts";

/** The headings by which a whole logbook that the portal exported is recognised. */
export const exportedHeadings = ["dateOfProcedure", "procedure.code", "participants.1.name"] as const;

const otherTargets: Readonly<Record<string, ImportTarget>> = {
  "procedure.name": "procedureName",
  "procedure.code": "procedureCode",
};

/** What the columns of an exported logbook become. Ids, confirmations and who wrote a record are not imported. */
export const exportedTargets: Readonly<Record<string, ImportTarget | null>> = {
  attending: "attending",
  ...Object.fromEntries(tableColumns(maxParticipants).map(({ heading }) => [heading, getTarget(heading)])),
};

function getTarget(heading: string): ImportTarget | null {
  const person = /^participants\.(\d+)\.(name|role|level)$/.exec(heading);
  const part = { role: "Role", level: "Level" }[person?.[2] ?? ""] ?? "";
  const name = person === null ? heading : `trainee${person[1]}${part}`;
  return otherTargets[heading] ?? importTargets.find(({ target }) => target === name)?.target ?? null;
}

type Cells = readonly string[];

/**
 * Prepares a table for the import if it is an exported logbook: an attending's first and last name become one column, and in a
 * CSV file the apostrophes before formulas are taken away. Other tables stay as they are.
 */
export function prepareExportedLogbook<Row extends { readonly cells: Cells }>(
  headings: Cells,
  rows: readonly Row[],
  isCsv: boolean,
): { readonly headings: Cells; readonly rows: readonly Row[] } {
  if (!exportedHeadings.every((heading) => headings.includes(heading))) return { headings, rows };
  const first = headings.indexOf("attending.firstName");
  const last = headings.indexOf("attending.lastName");
  const isJoined = first === -1 || last === -1;
  const joinNames = (cells: Cells, joined: string) =>
    isJoined ? cells : cells.map((cell, at) => (at === last ? joined : cell)).filter((_, at) => at !== first);
  return {
    headings: joinNames(headings, "attending"),
    rows: rows.map((row) => {
      const cells = isCsv ? row.cells.map(restoreFormula) : row.cells;
      const name = { firstName: cells[first] ?? "", lastName: cells[last] ?? "" };
      return { ...row, cells: joinNames(cells, formatAttendingName(name)) };
    }),
  };
}
