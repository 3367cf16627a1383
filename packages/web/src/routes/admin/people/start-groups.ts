import {
  maxStartChoices,
  type StartKind,
  startKinds,
  startAnswerTexts as texts,
} from "@cathedra/domain/messages";
import { compareLikelihoods, type StartLikelihood, startLikelihood } from "@cathedra/domain/reports";
import { showMoment } from "../../../format/dates.ts";
import type { StartChoice } from "./use-start-answers.ts";

/** Things of one kind that have the same answer. */
export type StartGroup = {
  readonly key: string;
  readonly kind: StartKind;
  readonly isPossible: boolean;
  readonly sentence: string;
  readonly isExpected: boolean;
  /** Why it is likely that the viewer asks about it. */
  readonly likelihood: StartLikelihood;
  /** Whether the thing is an event that has ended, which is rarely what is meant. */
  readonly isOver: boolean;
  /** When the last start failed. A thing whose start failed has its own group. */
  readonly failedAt: string | null;
  /** Why the last start failed, in words; null if it did not. */
  readonly failedReason: string | null;
  /** When the person used the thing, if it is among what they used last of its kind; otherwise null. */
  readonly usedAt: string | null;
  /** The last use as text, for an exercise with the place where it was run. */
  readonly lastUse: string | null;
  /** Since when the person waits for the event; null if they do not wait. */
  readonly waitingSince: string | null;
  /** Whether there may be more of them than were listed. */
  readonly isCut: boolean;
  readonly things: readonly { readonly id: string; readonly name: string; readonly detail: string }[];
};

/** How many things of a kind that the person used last have a line of their own. */
const maxLastUsed = 3;

export type OfPerson = {
  /** Whether the person has to accept the terms first. */
  readonly areTermsDue?: boolean;
  /** Whether the person is in an institution. */
  readonly hasInstitution?: boolean;
};

/**
 * The answers, each shown once, ordered by how likely they are meant: events for which the person waits or that take place
 * now, what failed within the last day, and what they used last of each kind. Then follow things that they expect and cannot start, things that they can start,
 * events that have ended, and the rest in the same order.
 */
export function startGroups(
  answered: readonly StartChoice[],
  { areTermsDue = false, hasInstitution = true }: OfPerson = {},
): readonly StartGroup[] {
  const choices = areTermsDue ? answered.map(withTermsDue) : answered;
  const lastUsed = getLastUsed(choices);
  const isCut = ({ kind, isExpected }: StartChoice) =>
    choices.filter((other) => other.kind === kind && other.isExpected === isExpected).length >=
    maxStartChoices;
  const byKey = new Map<string, StartChoice[]>();
  for (const choice of choices) {
    const key = makeKey(choice, lastUsed);
    byKey.set(key, [...(byKey.get(key) ?? []), choice]);
  }
  return [...byKey]
    .flatMap(([key, group]) =>
      getGroup(key, group, { lastUsed, hasInstitution }).map((made) => ({
        ...made,
        isCut: group.some(isCut),
      })),
    )
    .toSorted(
      (one, other) =>
        compareLikelihoods(one.likelihood, other.likelihood) ||
        getTime(other.failedAt ?? other.usedAt) - getTime(one.failedAt ?? one.usedAt) ||
        rank(one) - rank(other),
    );
}

/** Nothing opens in the portal before the terms are accepted. A simulator, where exercises are started, does not ask for them. */
function withTermsDue(choice: StartChoice): StartChoice {
  const { kind, answer } = choice;
  return kind !== "exercise" && answer?.isPossible === true
    ? { ...choice, answer: { ...answer, isPossible: false, code: "TERMS_NOT_ACCEPTED" } }
    : choice;
}

/** The choices of each kind that the person used last. */
function getLastUsed(choices: readonly StartChoice[]): ReadonlySet<StartChoice> {
  return new Set(
    startKinds.flatMap((kind) =>
      choices
        .filter((choice) => choice.kind === kind && choice.usedAt != null)
        .toSorted((one, other) => getTime(other.usedAt) - getTime(one.usedAt))
        .slice(0, maxLastUsed),
    ),
  );
}

const getTime = (at: string | null | undefined): number => (at == null ? 0 : Date.parse(at));

function makeKey(choice: StartChoice, lastUsed: ReadonlySet<StartChoice>): string {
  const { kind, id, isExpected, failedAt, waitingSince, answer } = choice;
  const { code, at, other, people, viewerCanHelp, simulators } = answer ?? {};
  const isAlone =
    failedAt != null ||
    waitingSince != null ||
    lastUsed.has(choice) ||
    (answer != null && getLikelihood(choice, answer, null) === "now");
  return JSON.stringify([
    kind,
    isAlone ? id : isExpected,
    code,
    at,
    other,
    people,
    viewerCanHelp,
    simulators,
  ]);
}

function getGroup(
  key: string,
  choices: readonly StartChoice[],
  {
    lastUsed,
    hasInstitution,
  }: { readonly lastUsed: ReadonlySet<StartChoice>; readonly hasInstitution: boolean },
): readonly Omit<StartGroup, "isCut">[] {
  const [first] = choices;
  const answer = first?.answer;
  // An item that was removed while the page was open has no answer.
  if (first === undefined || answer == null) return [];
  const { code, at, other = null, people, viewerCanHelp, simulators, isPossible } = answer;
  const usedAt = lastUsed.has(first) ? (first.usedAt ?? null) : null;
  const facts = {
    at: at == null ? null : showMoment(Date.parse(at)),
    other,
    people,
    viewerCanHelp,
    simulators,
    hasInstitution,
    count: choices.length,
  };
  return [
    {
      key,
      kind: first.kind,
      isPossible,
      sentence: texts.answer(first.kind, code, facts),
      isExpected: first.isExpected,
      likelihood: getLikelihood(first, answer, usedAt),
      isOver: code === "EVENT_OVER",
      failedAt: first.failedAt ?? null,
      failedReason: first.failedReason ?? null,
      usedAt,
      lastUse: lastUsed.has(first) ? getLastUse(first) : null,
      waitingSince: first.waitingSince ?? null,
      things: choices.map(({ id, name, detail, at: begins }) => ({
        id,
        name,
        detail: [detail, ...(begins == null ? [] : [showMoment(Date.parse(begins))])].join(", "),
      })),
    },
  ];
}

function getLikelihood(
  choice: StartChoice,
  { code, checkedAt }: NonNullable<StartChoice["answer"]>,
  usedAt: string | null,
): StartLikelihood {
  const { isExpected, at: beginsAt, waitingSince, failedAt } = choice;
  return startLikelihood({ code, checkedAt, isExpected, beginsAt, waitingSince, failedAt, usedAt });
}

function getLastUse({ usedAt, usedSource, usedOn }: StartChoice): string | null {
  if (usedAt == null) return null;
  return texts.usedAt(showMoment(Date.parse(usedAt)), usedSource ?? null, usedOn ?? null);
}

function rank({ isOver, isExpected, isPossible }: StartGroup): number {
  return (isExpected ? 0 : 4) + (isOver ? 2 : 0) + (isPossible ? 1 : 0);
}

const mostLikeliest = 3;

/** The first answer, those about what happens now or failed last, and the last used things of other kinds. At most three. */
export function getLikeliest(groups: readonly StartGroup[]): readonly StartGroup[] {
  const isFirstOfKind = (group: StartGroup, place: number) =>
    groups.findIndex(({ kind }) => kind === group.kind) === place;
  return groups
    .filter((group, place) => {
      if (place === 0) return true;
      if (group.likelihood === "used") return !group.isOver && isFirstOfKind(group, place);
      return group.likelihood !== "other";
    })
    .slice(0, mostLikeliest);
}

/** The number of things of each kind, and whether there may be more. */
export function getCounts(
  groups: readonly StartGroup[],
): readonly (readonly [kind: StartKind, count: number, isCut: boolean])[] {
  return startKinds.flatMap((kind) => {
    const ofKind = groups.filter((group) => group.kind === kind);
    const count = ofKind.reduce((sum, { things }) => sum + things.length, 0);
    return count === 0 ? [] : [[kind, count, ofKind.some(({ isCut }) => isCut)] as const];
  });
}
