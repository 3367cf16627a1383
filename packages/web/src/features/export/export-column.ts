export type Text = string | null | undefined;

/** A column of a file. Days and numbers keep their type in the sheet; everything else is text, whatever it begins with. */
export type ExportColumn<Row> = {
  readonly header: string;
  /** The width of the column in characters. */
  readonly width: number;
} & (
  | { readonly kind: "text" | "day"; readonly value: (row: Row) => Text }
  | { readonly kind: "number"; readonly value: (row: Row) => number | null | undefined }
  /** Values of any kind: numbers and booleans keep their type in the sheet. */
  | { readonly kind: "any"; readonly value: (row: Row) => string | number | boolean | null }
);

export const text = <Row>(header: string, width: number, value: (row: Row) => Text): ExportColumn<Row> => ({
  header,
  width,
  kind: "text",
  value,
});

export const day = <Row>(header: string, value: (row: Row) => Text): ExportColumn<Row> => ({
  header,
  width: 12,
  kind: "day",
  value,
});

export const number = <Row>(
  header: string,
  value: (row: Row) => number | null | undefined,
): ExportColumn<Row> => ({ header, width: 14, kind: "number", value });
