import { weekTexts } from "@cathedra/domain/messages";
import { type WeekReasonKind, weekReasonLabels } from "@cathedra/domain/this-week";
import type { ReminderDraft } from "../../../features/remind/RemindDialog.tsx";
import { localDay, showDay } from "../../../format/dates.ts";

type ReasonView = {
  readonly kind: string;
  readonly about: string;
  readonly at: string | null | undefined;
  readonly count: number;
  readonly assignment?: { readonly dueOn: string } | null | undefined;
};

const isKnown = (kind: string): kind is WeekReasonKind => Object.hasOwn(weekReasonLabels, kind);

/** The label of a reason; a reason that only a later version knows is shown by its code. */
export function getLabel(kind: string): string {
  return isKnown(kind) ? weekReasonLabels[kind] : kind;
}

/** The day of an instant, in the viewer's time zone. */
export function getDay(at: string): string {
  return showDay(localDay(new Date(at)));
}

/** A reason in a sentence. */
export function reasonText(reason: ReasonView): string {
  const facts = getTextFacts(reason);
  return facts === null ? getLabel(reason.kind) : weekTexts.reason(facts);
}

/** The initial text of the mail to these people, which the sender can change, and what it leaves out for each person. */
export function reminderDraft(
  people: readonly { readonly subject: string; readonly reasons: readonly ReasonView[] }[],
): ReminderDraft {
  const facts = people.map(({ reasons }) => reasons.flatMap((reason) => getTextFacts(reason) ?? []));
  const left = weekTexts.notInReminder(facts);
  return {
    text: weekTexts.reminder(facts),
    notNamed: new Map(people.map(({ subject }, index) => [subject, left[index] ?? []])),
  };
}

function getTextFacts({ kind, about, at, count, assignment }: ReasonView) {
  if (!isKnown(kind)) return null;
  const day = assignment == null ? (at == null ? null : getDay(at)) : showDay(assignment.dueOn);
  return { kind, about, count, day };
}
