import type { LocalDate } from "@cathedra/domain";
import {
  type ColumnTargets,
  chooseDateOrder,
  columnsOfSavedMapping,
  createMatcher,
  type DateOrder,
  guessColumns,
  guessDateOrder,
  type ImportLists,
  type ImportMapping,
  type ImportTarget,
  kindOfTarget,
  type MatchOption,
  neededTargets,
  newAttendingMark,
  readPersonName,
  type SavedMapping,
  takesSeveralColumns,
  toOptions,
  toSavedMapping,
} from "@cathedra/domain/logbook-import";
import type { ImportedTable } from "./read-table.ts";

/** How many cells of a column are looked at to guess what it holds. */
const sampled = 200;

/** What a person has decided about a file so far. Without an order of dates the page asks for it. */
export type ImportDraft = {
  readonly columns: ColumnTargets;
  readonly dateOrders: Readonly<Partial<Record<ImportTarget, DateOrder>>>;
  readonly values: ImportMapping["values"];
  readonly fixed: ImportMapping["fixed"];
};

export function getCells(
  table: ImportedTable,
  column: number,
  most = Number.POSITIVE_INFINITY,
): readonly string[] {
  const cells: string[] = [];
  for (const { cells: row } of table.rows) {
    const text = row[column] ?? "";
    if (text !== "") cells.push(text);
    if (cells.length >= most) break;
  }
  return cells;
}

/** The guessed mapping of a file, or the mapping of an earlier file with the same headings. */
export function beginDraft(table: ImportedTable, today: LocalDate, remembered: readonly ImportMapping[]) {
  const { headings } = table;
  const known = remembered.find((mapping) => mapping.headings?.join("\n") === headings.join("\n"));
  if (known !== undefined) {
    const { columns, dateOrders, values, fixed } = known;
    return { draft: { columns, dateOrders, values, fixed }, format: undefined, isRemembered: true };
  }
  const { targets, format } = guessColumns(headings, (column) => getCells(table, column, sampled), today);
  const draft = { columns: targets, dateOrders: {}, values: {}, fixed: {} };
  const dateOrders: Partial<Record<ImportTarget, DateOrder>> = {};
  for (const { target, guess } of dateColumns(table, draft, today)) {
    const order = chooseDateOrder(guess, format?.dateOrder);
    if (order !== undefined) dateOrders[target] = order;
  }
  return { draft: { ...draft, dateOrders }, format, isRemembered: false };
}

/** The draft by a saved mapping, where its dates and values exist; everything else is guessed. */
export function draftOfSaved(
  table: ImportedTable,
  saved: SavedMapping,
  today: LocalDate,
  lists: ImportLists,
): ImportDraft {
  const columns = columnsOfSavedMapping(saved, table.headings);
  const draft = { columns, dateOrders: saved.dateOrders, values: {}, fixed: {} };
  const dateOrders: Partial<Record<ImportTarget, DateOrder>> = { ...saved.dateOrders };
  // The dates of this file can be in another order than those of the file that was saved.
  for (const { target, guess } of dateColumns(table, draft, today)) {
    const order = chooseDateOrder(guess, saved.dateOrders[target]);
    if (order === undefined) delete dateOrders[target];
    else dateOrders[target] = order;
  }
  // A hospital can have left the list since.
  const { values, fixed } = toSavedMapping(saved, lists) ?? saved;
  return { columns, dateOrders, values, fixed };
}

/** The columns of days with the order in which their dates exist. */
export function dateColumns(
  table: ImportedTable,
  { columns }: Pick<ImportDraft, "columns">,
  today: LocalDate,
) {
  return columns.flatMap((target, column) =>
    target !== null && kindOfTarget(target) === "day"
      ? [{ target, guess: guessDateOrder(getCells(table, column), today) }]
      : [],
  );
}

/** The draft with another target of a column; a clear order of dates is taken over. */
export function withColumn(
  draft: ImportDraft,
  column: number,
  target: ImportTarget | null,
  table: ImportedTable,
  today: LocalDate,
): ImportDraft {
  const columns = draft.columns.map((each, at) => (at === column ? target : each));
  if (target === null || kindOfTarget(target) !== "day") return { ...draft, columns };
  const { [target]: _, ...others } = draft.dateOrders;
  const guess = guessDateOrder(getCells(table, column), today);
  const dateOrders = guess.ambiguous === undefined ? { ...others, [target]: guess.order } : others;
  return { ...draft, columns, dateOrders };
}

/** The targets that more than one column has, although they can have one. */
export function repeatedTargets({ columns }: ImportDraft): readonly ImportTarget[] {
  const seen = columns.filter((target) => target !== null);
  return [...new Set(seen)].filter(
    (target) => !takesSeveralColumns(target) && seen.indexOf(target) !== seen.lastIndexOf(target),
  );
}

/** The required targets for which neither a column nor a value for all rows is chosen. */
export function missingTargets({ columns, fixed }: ImportDraft): readonly ImportTarget[] {
  return neededTargets.filter((target) => {
    const hasColumn =
      columns.includes(target) || (target === "procedureName" && columns.includes("procedureCode"));
    return !hasColumn && (fixed[target] ?? "") === "";
  });
}

/** A text of a column, how often it occurs, and what it stands for. */
export type DistinctValue = {
  readonly text: string;
  readonly count: number;
  readonly isSure: boolean;
  readonly guess: string | null;
  readonly suggestions: readonly string[];
};

export type ValueColumn = {
  readonly target: ImportTarget;
  readonly options: readonly MatchOption[];
  readonly values: readonly DistinctValue[];
};

/** The different texts of each column whose values are matched, the unsure ones first, and then the most frequent ones. */
export function valueColumns(
  table: ImportedTable,
  { columns }: Pick<ImportDraft, "columns">,
  lists: ImportLists,
): readonly ValueColumn[] {
  // A code is exact and decides over a name.
  const hasCodes = columns.includes("procedureCode");
  return columns.flatMap((target, column): ValueColumn[] => {
    if (target === null || kindOfTarget(target) !== "matched") return [];
    if (target === "procedureName" && hasCodes) return [];
    const counts = new Map<string, number>();
    for (const text of getCells(table, column)) counts.set(text, (counts.get(text) ?? 0) + 1);
    const options = toOptions(target, lists);
    const match = createMatcher(options);
    const values = [...counts].map(([text, count]): DistinctValue => {
      const { id, isSure, suggestions } = match(text);
      const isAge = target === "ageCategory" && id === null && /^\d{1,3}([.,]\d+)?$/.test(text);
      return { text, count, isSure: isSure || isAge, guess: id ?? newAttending(target, text), suggestions };
    });
    return [
      {
        target,
        options,
        values: values.toSorted(
          (one, other) => Number(one.isSure) - Number(other.isSure) || other.count - one.count,
        ),
      },
    ];
  });
}

/** An attending who is not on the list can be added. */
function newAttending(target: ImportTarget, text: string): string | null {
  const name = target === "attending" ? readPersonName(text) : undefined;
  return name === undefined ? null : newAttendingMark + name;
}

/** The mapping with a value for each text: what was chosen, or else what was guessed. */
export function finishMapping(
  table: ImportedTable,
  draft: ImportDraft,
  columns: readonly ValueColumn[],
): ImportMapping {
  const values: Partial<Record<ImportTarget, Record<string, string>>> = {};
  for (const { target, values: distinct } of columns)
    values[target] = Object.fromEntries(
      distinct.flatMap(({ text, guess }) => {
        const id = chosenValue(draft, target, text, guess);
        return id === null ? [] : [[text, id]];
      }),
    );
  return {
    headings: table.headings,
    columns: draft.columns,
    dateOrders: draft.dateOrders,
    values,
    fixed: draft.fixed,
  };
}

/** The id of the value that a text stands for; an empty choice says that it stands for none. */
export function chosenValue(
  { values }: ImportDraft,
  target: ImportTarget,
  text: string,
  guess: string | null,
): string | null {
  const chosen = values[target];
  const id = chosen !== undefined && Object.hasOwn(chosen, text) ? chosen[text] : guess;
  return id === undefined || id === "" ? null : id;
}

export function withValue(
  draft: ImportDraft,
  target: ImportTarget,
  text: string,
  id: string | null,
): ImportDraft {
  return { ...draft, values: { ...draft.values, [target]: { ...draft.values[target], [text]: id ?? "" } } };
}
