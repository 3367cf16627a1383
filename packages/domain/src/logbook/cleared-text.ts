import type { Field } from "../fields/field.ts";
import { getValueLabel } from "../fields/labels.ts";
import { type CascadingContent, type ClearableField, type Clearing, clearedValue } from "./cleared-fields.ts";
import { recordFields } from "./fields/record-fields.ts";

/** A cleared text is quoted by its beginning; undoing restores it completely. */
const maxQuoteLength = 40;

/** The cleared fields with their former values: "Fluoroscopy time 12 min", "2 participants". */
export function clearedTexts({ lost, before, after }: Clearing<CascadingContent>): readonly string[] {
  return lost.map((field) => getWords(field, before, after));
}

function getWords(field: ClearableField, before: CascadingContent, after: CascadingContent): string {
  if (field === "participants") {
    const count = clearedValue(before, after).length;
    return count === 1 ? "1 participant" : `${count} participants`;
  }
  if (field === "procedure") return `${recordFields.procedure.label} ${quote(before.procedure?.name ?? "")}`;
  const name = field === "attendingName" ? "attending" : field;
  const value = before[field];
  const described: Field = recordFields[name];
  if (described.kind === "number") {
    const wrong = before.wrongDoses?.[field];
    const valueText = wrong === undefined ? `${value ?? ""} ${described.unit}` : quote(wrong);
    return `${described.label} ${valueText}`;
  }
  const valueText = String(value ?? "");
  return `${described.label} ${described.kind === "choice" ? getValueLabel(described, valueText) : quote(valueText)}`;
}

function quote(text: string): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  return line.length > maxQuoteLength ? `“${line.slice(0, maxQuoteLength).trimEnd()}…”` : `“${line}”`;
}
