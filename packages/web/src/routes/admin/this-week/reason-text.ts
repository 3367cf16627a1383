import { weekTexts } from "@cathedra/domain/messages";
import { type WeekReasonKind, weekReasonLabels } from "@cathedra/domain/this-week";
import { localDay, showDay } from "../../../format/dates.ts";

type Told = {
  readonly kind: string;
  readonly about: string;
  readonly at: string | null | undefined;
  readonly count: number;
};

const isKnown = (kind: string): kind is WeekReasonKind => Object.hasOwn(weekReasonLabels, kind);

/** The label of a reason; one that a later version adds keeps its word. */
export function labelOf(kind: string): string {
  return isKnown(kind) ? weekReasonLabels[kind] : kind;
}

/** The day of a moment, on the viewer's calendar. */
export function dayOf(at: string): string {
  return showDay(localDay(new Date(at)));
}

/** A reason in a sentence. */
export function reasonText(reason: Told): string {
  const told = toldOf(reason);
  return told === null ? labelOf(reason.kind) : weekTexts.reason(told);
}

/** What the mail says at first, for its sender to change. */
export function reminderText(reasons: readonly Told[]): string {
  return weekTexts.reminder(reasons.flatMap((reason) => toldOf(reason) ?? []));
}

function toldOf({ kind, about, at, count }: Told) {
  return isKnown(kind) ? { kind, about, count, day: at == null ? null : dayOf(at) } : null;
}
