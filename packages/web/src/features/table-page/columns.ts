import type { TableColumn } from "@cathedra/ui-kit/Table";

/** A column that is shown and exported: the file contains the text of the cell. */
export type DataColumn<Row> = TableColumn<Row> & {
  readonly text: (row: Row) => string | number;
  /** Whether the column is hidden until the person turns it on. */
  readonly isOffAtFirst?: boolean;
  /** Replaces the column in the file, where programs need numbers instead of the cell's text. */
  readonly fileColumns?: readonly FileColumn<Row>[];
};

/** A column of a file. */
export type FileColumn<Row> = { readonly header: string; readonly text: (row: Row) => string | number };

/** The columns of the file for a table with these columns. */
export function columnsOfFile<Row>(columns: readonly DataColumn<Row>[]): readonly FileColumn<Row>[] {
  return columns.flatMap((column) => column.fileColumns ?? [column]);
}

/** The person's settings of a table: columns turned on or off, and the density of rows. */
export type TableSettings = {
  readonly columns: Readonly<Record<string, boolean>>;
  readonly density: "comfortable" | "compact";
};

export const defaultSettings: TableSettings = { columns: {}, density: "comfortable" };

/** The columns that are shown. The first one names the row and is always shown. */
export function shownColumns<Row>(
  columns: readonly DataColumn<Row>[],
  { columns: chosen }: Pick<TableSettings, "columns">,
): readonly DataColumn<Row>[] {
  return columns.filter(
    ({ id, isOffAtFirst = false }, index) => index === 0 || (chosen[id] ?? !isOffAtFirst),
  );
}

/** Settings with exactly these columns; defaults are not stored, so that later defaults take effect. */
export function withColumns<Row>(
  settings: TableSettings,
  columns: readonly DataColumn<Row>[],
  shown: readonly string[],
): TableSettings {
  const changed = columns
    .slice(1)
    .filter(({ id, isOffAtFirst = false }) => shown.includes(id) === isOffAtFirst)
    .map(({ id }) => [id, shown.includes(id)] as const);
  return { ...settings, columns: Object.fromEntries(changed) };
}

/** Reads the stored settings; anything invalid gives the default. `density` is what a table has until the person chooses. */
export function readSettings(
  text: string | null,
  density: TableSettings["density"] = defaultSettings.density,
): TableSettings {
  try {
    const stored: unknown = JSON.parse(text ?? "null");
    if (typeof stored !== "object" || stored === null) return { ...defaultSettings, density };
    const { columns, density: chosen } = stored as { readonly columns?: unknown; readonly density?: unknown };
    const entries = typeof columns === "object" && columns !== null ? Object.entries(columns) : [];
    return {
      columns: Object.fromEntries(entries.filter(([, isShown]) => typeof isShown === "boolean")),
      density: chosen === "compact" || chosen === "comfortable" ? chosen : density,
    };
  } catch {
    return { ...defaultSettings, density };
  }
}
