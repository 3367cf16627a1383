import { byteText } from "@cathedra/domain";
import { softwareTexts } from "@cathedra/domain/messages";
import { browserLocale } from "../../../format/locale.ts";

const { fields } = softwareTexts.machine;

/** The facts about a computer, from the desktop client or from the simulator's last report. */
export type ComputerFacts = { readonly [Field in keyof typeof fields]?: string | null | undefined };

export type SoftwareFact = { readonly code: string; readonly name: string; readonly version: string };

/** The known facts with their labels, in reading order. */
export function getLines(facts: ComputerFacts): readonly (readonly [label: string, value: string])[] {
  return Object.entries(fields).flatMap(([field, label]) => {
    const value = facts[field as keyof typeof fields];
    return value === null || value === undefined || value === "" ? [] : [[label, value] as const];
  });
}

/** The free and total disk space as text; undefined if it is unknown. */
export function diskText(
  free: number | null | undefined,
  total: number | null | undefined,
): string | undefined {
  if (free === null || free === undefined || total === null || total === undefined) return undefined;
  return softwareTexts.machine.getDisk(byteText(free, browserLocale()), byteText(total, browserLocale()));
}
