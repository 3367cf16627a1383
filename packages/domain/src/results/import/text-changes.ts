import { definitionTexts } from "./definition-texts.ts";

type Value = string | boolean | null;

/** Describes each field whose text differs, with its old and new text, for people who check an import. */
export function textChangesOf<Field extends string>(
  fields: readonly Field[],
  before: { readonly [Key in Field]: Value },
  after: { readonly [Key in Field]: Value },
): { readonly changed: boolean; readonly details: readonly string[] } {
  const changed = fields.filter((field) => before[field] !== after[field]);
  return {
    changed: changed.length > 0,
    details: changed.map((field) =>
      definitionTexts.changed(
        definitionTexts.fields[field] ?? field,
        textOf(before[field]),
        textOf(after[field]),
      ),
    ),
  };
}

function textOf(value: Value): string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  return value ?? "";
}
