import * as v from "valibot";
import { neededText } from "../input/text.ts";
import { parseLocalDate } from "../time.ts";
import { type ColumnTargets, isIdentifyingHeading } from "./guess-columns.ts";
import { type DateOrder, dateOrders, readImportedDay } from "./imported-dates.ts";
import type { ImportMapping } from "./make-import-row.ts";
import { type ImportTarget, importTargets, kindOfTarget, takesSeveralColumns } from "./targets.ts";
import { type ImportLists, toOptions } from "./value-options.ts";

/**
 * A mapping that is saved under a name and that others of the institution can use. It holds what columns become and what texts of
 * lists mean, and nothing that can be about a person: no column that is not imported, no identifier, no name of a patient, an
 * attending or a participant, and no free text.
 */
export type SavedMapping = {
  /** The target of each imported column, by its heading. */
  readonly columns: Readonly<Record<string, ImportTarget>>;
  readonly dateOrders: ImportMapping["dateOrders"];
  readonly values: ImportMapping["values"];
  readonly fixed: ImportMapping["fixed"];
};

export const savedMappingLimits = { name: 80, heading: 80, text: 100, texts: 500, perPerson: 20 } as const;

/** The name of a saved mapping, under which other people find it. */
export const savedMappingName = v.object({
  name: neededText({ max: savedMappingLimits.name, isTitle: true }),
});

/** Targets of which no text and no heading is saved: whom a case is about is in the column. */
const personalTargets: readonly string[] = ["optionalIdentifier"];

/** Targets whose texts are taken from a list that has no people. */
function hasSavedTexts(target: ImportTarget): boolean {
  return kindOfTarget(target) === "matched" && target !== "attending";
}

const knownTargets: ReadonlySet<string> = new Set(importTargets.map(({ target }) => target));

/**
 * What of a mapping may be saved. Undefined if nothing is left, and for a file without headings, whose first case stands where
 * headings are expected.
 */
export function toSavedMapping(mapping: SavedMapping, lists: ImportLists): SavedMapping | undefined {
  const columns = Object.entries(mapping.columns).filter(
    ([heading, target]) =>
      knownTargets.has(target) &&
      !personalTargets.includes(target) &&
      isShortText(heading, savedMappingLimits.heading) &&
      !isIdentifyingHeading(heading),
  );
  if (columns.length === 0 || columns.some(([heading]) => isValue(heading))) return undefined;
  const targets = new Set(columns.map(([, target]) => target));
  const values: Partial<Record<ImportTarget, Record<string, string>>> = {};
  for (const target of targets) {
    if (!hasSavedTexts(target)) continue;
    const known = new Set(toOptions(target, lists).map(({ id }) => id));
    const texts = Object.entries(mapping.values[target] ?? {}).filter(
      ([text, id]) => known.has(id) && isShortText(text, savedMappingLimits.text),
    );
    if (texts.length > 0) values[target] = Object.fromEntries(texts.slice(0, savedMappingLimits.texts));
  }
  const orders: Partial<Record<ImportTarget, DateOrder>> = {};
  const fixed: Partial<Record<ImportTarget, string>> = {};
  for (const target of targets) {
    const order = mapping.dateOrders[target];
    if (order !== undefined && dateOrders.includes(order)) orders[target] = order;
  }
  for (const target of ["hospital", "role", "level"] as const) {
    const id = mapping.fixed[target];
    if (toOptions(target, lists).some((option) => option.id === id)) fixed[target] = id ?? "";
  }
  return { columns: Object.fromEntries(columns), dateOrders: orders, values, fixed };
}

/** Whether the database can store the text, and it is short enough for a heading or a name. */
function isShortText(text: string, most: number): boolean {
  return text.trim() !== "" && text.length <= most && !/[\p{Cc}\p{Cs}]/u.test(text);
}

const anyDay = parseLocalDate("2100-01-01");

/** Whether a text is a day or a number, as a heading never is. */
function isValue(heading: string): boolean {
  const isDay = dateOrders.some(
    (order) => anyDay !== undefined && readImportedDay(heading, order, anyDay) !== undefined,
  );
  return isDay || /^[\d\s.,]+$/.test(heading);
}

/** The columns of a mapping by their headings. Of columns with the same heading the first counts. */
export function columnsByHeading({
  headings,
  columns,
}: Pick<ImportMapping, "headings" | "columns">): SavedMapping["columns"] {
  const byHeading = new Map<string, ImportTarget>();
  columns.forEach((target, at) => {
    const heading = headings[at] ?? "";
    if (target !== null && !byHeading.has(heading)) byHeading.set(heading, target);
  });
  return Object.fromEntries(byHeading);
}

/** Whether a file has every column of a saved mapping. */
export function fitsHeadings({ columns }: SavedMapping, headings: readonly string[]): boolean {
  return Object.keys(columns).every((heading) => headings.includes(heading));
}

/** What the columns of a file become by a saved mapping; a target that takes one column is given once. */
export function columnsOfSavedMapping({ columns }: SavedMapping, headings: readonly string[]): ColumnTargets {
  const given = new Set<ImportTarget>();
  return headings.map((heading) => {
    const target = Object.hasOwn(columns, heading) ? columns[heading] : undefined;
    if (target === undefined || (given.has(target) && !takesSeveralColumns(target))) return null;
    given.add(target);
    return target;
  });
}
