import type { ChoiceField, Field } from "./field.ts";
import { contentAt } from "./filled-fields.ts";

/** The label of a field, with the unit of a number. */
export function getLabel(field: Field): string {
  return field.kind === "number" ? `${field.label} (${field.unit})` : field.label;
}

/** The header of a field's column in an exported file. */
export function getHeader(name: string, { exportAs }: Field): string {
  return exportAs ?? `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/** The value of a field as text for people. Texts, numbers, days and unknown values are shown as they are. */
export function getValueLabel(field: Field, value: string | number | boolean): string {
  if (typeof value === "boolean") return value ? "Yes" : "No";
  const text = String(value);
  const isKnown = field.kind === "choice" && Object.hasOwn(field.options, text);
  return isKnown ? (field.options[text] ?? text) : text;
}

/** The values of a choice that a form offers. If the field must differ from another one, that one's value is left out. */
export function getOffered(field: ChoiceField, content: object): readonly string[] {
  const taken = field.otherThan === undefined ? undefined : contentAt(content, field.otherThan);
  return (field.offered ?? Object.keys(field.options)).filter((value) => value !== taken);
}
