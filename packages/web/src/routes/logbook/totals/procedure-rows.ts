import { recordFields } from "@cathedra/domain/logbook";
import { csvText } from "../../../features/save-file/csv.ts";
import { byKind, type RoleCount, roleKinds } from "../numbers/cases-by-role.ts";

export const doseNames = ["doseTime", "doseDap", "doseSkin", "doseCtdi", "doseDlp"] as const;
export type DoseName = (typeof doseNames)[number];

export type ProcedureRow = {
  readonly procedure: { readonly code: string; readonly name: string };
  readonly cases: number;
  readonly roles: readonly RoleCount[];
} & { readonly [Dose in DoseName]: { readonly median?: number | null | undefined; readonly cases: number } };

const kindNames: readonly string[] = roleKinds;

/** The sort key of a column; null sorts last in both directions. */
function makeKey(row: ProcedureRow, column: string): number | string | null {
  if (column === "name") return row.procedure.name;
  const kind = kindNames.indexOf(column);
  if (kind >= 0) return byKind(row.roles)[kind] ?? 0;
  const dose = doseNames.find((each) => each === column);
  return dose === undefined ? row.cases : (row[dose].median ?? null);
}

export function sortedRows<Row extends ProcedureRow>(
  rows: readonly Row[],
  { column, direction }: { readonly column: string; readonly direction: "ascending" | "descending" },
): readonly Row[] {
  const sign = direction === "ascending" ? 1 : -1;
  return rows.toSorted((one, other) => {
    const [key, otherKey] = [makeKey(one, column), makeKey(other, column)];
    const byName = one.procedure.name.localeCompare(other.procedure.name);
    if (key === null || otherKey === null) return Number(key === null) - Number(otherKey === null) || byName;
    const order =
      typeof key === "string" || typeof otherKey === "string"
        ? String(key).localeCompare(String(otherKey))
        : key - otherKey;
    return sign * order || byName;
  });
}

/** A dose is shown with three significant digits. */
export function showDose(median: number): string {
  return String(median >= 100 ? Math.round(median) : Number(median.toPrecision(3)));
}

/** The table as comma-separated values, for a spreadsheet. */
export function toCsv(rows: readonly ProcedureRow[]): string {
  const doseHeads = doseNames.flatMap((dose) => {
    const { label, unit } = recordFields[dose];
    return [`${label}, median, ${unit}`, `${label}, cases`];
  });
  return csvText([
    ["Code", "Procedure", "Cases", ...roleKinds, ...doseHeads],
    ...rows.map((row) => [
      row.procedure.code,
      row.procedure.name,
      row.cases,
      ...byKind(row.roles),
      ...doseNames.flatMap((dose) => [row[dose].median ?? "", row[dose].cases]),
    ]),
  ]);
}
