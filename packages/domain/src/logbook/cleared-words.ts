import { type CascadingContent, type ClearableField, type Clearing, gone } from "./clearing.ts";
import { doseLabels } from "./display.ts";
import { recordFieldLabels, recordValueLabel } from "./field-labels.ts";

/** A text is told by its beginning: it comes back whole. */
const longestQuote = 40;

/** What a change took away, each with what it said: "Fluoroscopy time 12 min", "2 participants". */
export function clearedWords({ lost, before, after }: Clearing<CascadingContent>): readonly string[] {
  return lost.map((field) => wordsOf(field, before, after));
}

function wordsOf(field: ClearableField, before: CascadingContent, after: CascadingContent): string {
  if (field === "participants") {
    const count = gone(before, after).length;
    return count === 1 ? "1 participant" : `${count} participants`;
  }
  if (field === "procedure") return `${recordFieldLabels.procedure} ${quote(before.procedure?.name ?? "")}`;
  const value = before[field];
  if (isDose(field)) {
    const { name, unit } = doseLabels[field];
    const wrong = before.wrongDoses?.[field];
    return wrong === undefined ? `${name} ${value ?? ""} ${unit}` : `${name} ${quote(wrong)}`;
  }
  const label = recordFieldLabels[field === "attendingName" ? "attending" : field];
  if (field === "modalitySecondary" || field === "inrReversal") {
    return `${label} ${recordValueLabel(field, String(value ?? ""))}`;
  }
  return `${label} ${quote(String(value ?? ""))}`;
}

function isDose(field: ClearableField): field is keyof typeof doseLabels {
  return field in doseLabels;
}

function quote(text: string): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  return line.length > longestQuote ? `“${line.slice(0, longestQuote).trimEnd()}…”` : `“${line}”`;
}
