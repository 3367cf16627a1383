import { type StartKind, startAnswerTexts as texts } from "@cathedra/domain/messages";
import { showMoment } from "../../../format/dates.ts";
import type { StartChoice } from "./use-start-answers.ts";

/** Things of one kind that have the same answer. */
export type StartGroup = {
  readonly key: string;
  readonly kind: StartKind;
  readonly isPossible: boolean;
  readonly sentence: string;
  readonly isExpected: boolean;
  /** Whether it is an event that takes place now. */
  readonly isNow: boolean;
  /** Whether it is an event that has ended, which hardly anyone means. */
  readonly isOver: boolean;
  /** When the last start failed; such a thing is a group of its own. */
  readonly failedAt: string | null;
  /** Since when the person waits for the event. */
  readonly waitingSince: string | null;
  readonly things: readonly { readonly id: string; readonly name: string; readonly detail: string }[];
};

/** An event that begins or began within this time is one of now, in milliseconds. */
const nowMs = 3 * 3_600_000;

/**
 * The answers, each shown once: the last failure first, then things that the person would expect and cannot start, those
 * that they can start, events that have ended, and the rest in the same order.
 */
export function startGroups(choices: readonly StartChoice[]): readonly StartGroup[] {
  const byKey = new Map<string, StartChoice[]>();
  for (const choice of choices) byKey.set(keyOf(choice), [...(byKey.get(keyOf(choice)) ?? []), choice]);
  return [...byKey.values()].flatMap(groupOf).toSorted((one, other) => rank(one) - rank(other));
}

function keyOf({ kind, id, isExpected, failedAt, waitingSince, answer }: StartChoice): string {
  const { code, at, other, people } = answer ?? {};
  return JSON.stringify([
    kind,
    failedAt == null && waitingSince == null ? isExpected : id,
    code,
    at,
    other,
    people,
  ]);
}

function groupOf(choices: readonly StartChoice[]): readonly StartGroup[] {
  const [first] = choices;
  const answer = first?.answer;
  // An item that was removed while the page was open has no answer.
  if (first === undefined || answer == null) return [];
  const { code, at, other = null, people, isPossible } = answer;
  const facts = { at: at == null ? null : showMoment(Date.parse(at)), other, people, count: choices.length };
  return [
    {
      key: keyOf(first),
      kind: first.kind,
      isPossible,
      sentence: texts.answer(first.kind, code, facts),
      isExpected: first.isExpected,
      isNow: first.at != null && Math.abs(Date.parse(first.at) - Date.parse(answer.checkedAt)) < nowMs,
      isOver: code === "EVENT_OVER",
      failedAt: first.failedAt ?? null,
      waitingSince: first.waitingSince ?? null,
      things: choices.map(({ id, name, detail, at: begins }) => ({
        id,
        name,
        detail: [detail, ...(begins == null ? [] : [showMoment(Date.parse(begins))])].join(", "),
      })),
    },
  ];
}

function rank({ failedAt, isOver, isExpected, isPossible, isNow }: StartGroup): number {
  return (
    (failedAt === null ? 16 : 0) +
    (isExpected ? 0 : 8) +
    (isOver ? 4 : 0) +
    (isPossible ? 2 : 0) +
    (isNow ? 0 : 1)
  );
}
