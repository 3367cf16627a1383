import type { LocalDate } from "../../time.ts";
import {
  type CountingRule,
  type PersonsCase,
  type UnmetCondition,
  unmetConditions,
} from "./counts-towards.ts";

/** A case that is still being written: the procedure and the day may be open, and the person may not be on it. */
export type OpenCase = {
  readonly customerId: number | undefined;
  readonly procedure: PersonsCase["procedure"] | null;
  readonly day: LocalDate | undefined;
  /** The role and level in the person's own row; undefined if they have none. */
  readonly own: Pick<PersonsCase, "role" | "level"> | undefined;
};

/** Why a case counts towards no target. The reasons with `Missing` or `Open` are entries that the person can still add. */
export type Obstacle = "notListed" | "procedureOpen" | "roleMissing" | "levelMissing" | UnmetCondition;

export type Counting<Rule> = {
  readonly towards: readonly Rule[];
  /** Targets towards which the case would count with a role or level. */
  readonly waiting: readonly Rule[];
  /** Why the case counts towards no target, or not towards those that are not reached. */
  readonly why: readonly Obstacle[];
};

/**
 * The targets of the person that a case counts towards, by the same rule as the totals. If there are none, `why` lists what
 * keeps it from the nearest ones. A missing date counts as today.
 */
export function decideCounting<Rule extends CountingRule>(
  targets: readonly Rule[],
  one: OpenCase,
  today: LocalDate,
): Counting<Rule> {
  const { procedure, own } = one;
  if (own === undefined) return { towards: [], waiting: [], why: ["notListed"] };
  const unsaid = findMissingAnswers(own);
  if (procedure === null) return { towards: [], waiting: [], why: ["procedureOpen", ...unsaid] };
  const customerId = one.customerId ?? targets[0]?.customerId ?? 0;
  const judged = targets.map((target) => ({
    target,
    why: unmetConditions(target, { ...own, procedure, customerId, day: one.day ?? today }, today).map(
      (miss) => obstacleOf(miss, own),
    ),
  }));
  const towards = judged.filter(({ why }) => why.length === 0).map(({ target }) => target);
  const waiting = judged.filter(({ why }) => why.length > 0 && why.every(isUnsaid));
  if (waiting.length > 0) {
    return { towards, waiting: waiting.map(({ target }) => target), why: once(waiting) };
  }
  return { towards, waiting: [], why: towards.length > 0 ? [] : once(nearest(judged)) };
}

function findMissingAnswers({ role }: NonNullable<OpenCase["own"]>): readonly Obstacle[] {
  return role === null ? ["roleMissing"] : [];
}

function obstacleOf(miss: UnmetCondition, { role, level }: NonNullable<OpenCase["own"]>): Obstacle {
  if (miss === "role" && role === null) return "roleMissing";
  return miss === "level" && level === null ? "levelMissing" : miss;
}

function isUnsaid(obstacle: Obstacle): boolean {
  return obstacle === "roleMissing" || obstacle === "levelMissing";
}

type Judged = { readonly why: readonly Obstacle[] };

/** How far an uncounted target is from the case: a wrong procedure is farther than a missing entry. */
const distances: { readonly [Name in Obstacle]: number } = {
  notListed: 0,
  procedureOpen: 0,
  roleMissing: 1,
  levelMissing: 1,
  level: 2,
  role: 2,
  day: 4,
  procedure: 8,
  institution: 16,
};

function nearest(judged: readonly Judged[]): readonly Judged[] {
  const distance = ({ why }: Judged) => why.reduce((sum, each) => sum + distances[each], 0);
  const least = Math.min(...judged.map(distance));
  return judged.filter((each) => distance(each) === least);
}

function once(judged: readonly Judged[]): readonly Obstacle[] {
  return [...new Set(judged.flatMap(({ why }) => why))];
}
