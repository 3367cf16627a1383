import { attributeOf } from "./scim-filter.ts";

/** Attributes that are always answered (RFC 7643, 7: `returned` is `always`). */
const always: readonly string[] = ["id", "schemas"];

export type AttributeSelection = {
  /** Only these are answered; null: all. */
  readonly attributes: readonly string[] | null;
  readonly excluded: readonly string[];
};

/** Reads the parameters `attributes` and `excludedAttributes`. */
export function readSelection(attributes: unknown, excluded: unknown): AttributeSelection {
  const named = namesIn(attributes);
  return { attributes: named.length === 0 ? null : named, excluded: namesIn(excluded) };
}

function namesIn(value: unknown): readonly string[] {
  return typeof value !== "string"
    ? []
    : value
        .split(",")
        .map((name) => attributeOf(name.trim()))
        .filter((name) => name !== "");
}

/** Whether an attribute is answered, so that what nobody asked for is not read. */
export function isSelected({ attributes, excluded }: AttributeSelection, name: string): boolean {
  if (always.includes(name)) return true;
  if (attributes !== null)
    return attributes.some(
      (each) => each === name || each.startsWith(`${name}.`) || name.startsWith(`${each}.`),
    );
  return !excluded.includes(name);
}

/** The resource with the selected attributes. */
export function selectAttributes(
  resource: Readonly<Record<string, unknown>>,
  selection: AttributeSelection,
): Record<string, unknown> {
  const chosen = Object.entries(resource).filter(([name]) => isSelected(selection, name.toLowerCase()));
  return Object.fromEntries(
    chosen.map(([name, value]) => [name, selectSubs(name.toLowerCase(), value, selection)]),
  );
}

function selectSubs(name: string, value: unknown, selection: AttributeSelection): unknown {
  if (always.includes(name) || typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((each) => selectSubs(name, each, selection));
  const { attributes, excluded } = selection;
  const isKept = (sub: string) =>
    attributes === null ? !excluded.includes(sub) : attributes.includes(name) || attributes.includes(sub);
  return Object.fromEntries(Object.entries(value).filter(([sub]) => isKept(`${name}.${sub.toLowerCase()}`)));
}
