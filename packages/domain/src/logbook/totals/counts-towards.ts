import type { CustomerId } from "../../ids.ts";
import type { LocalDate } from "../../time.ts";
import type { Procedure } from "../record.ts";
import type { Level, ParticipantRole } from "../values.ts";
import type { TargetSpan } from "./target.ts";
import { countsSince } from "./target-progress.ts";

/** The part of a target that decides which cases count. */
export type CountingRule = {
  readonly customerId: number;
  readonly interventionType?: string | null | undefined;
  readonly organSystem?: string | null | undefined;
  readonly category?: string | null | undefined;
  readonly subCategory?: string | null | undefined;
  readonly procedureCode?: string | null | undefined;
  readonly roles: readonly string[];
  readonly levels: readonly string[];
  readonly span: TargetSpan;
};

/** A case from one person's view: their own row and the record. */
export type PersonsCase = {
  readonly customerId: CustomerId | number;
  readonly procedure: Pick<
    Procedure,
    "interventionType" | "organSystem" | "category" | "subCategory" | "code"
  >;
  readonly role: ParticipantRole | null;
  readonly level: Level | null;
  readonly day: LocalDate;
};

/**
 * The conditions of a target and the values of a case that they are compared with: null or an empty list means that everything
 * counts. `countsTowards` and the SQL of the totals are both made from this list.
 */
export const targetConditions = [
  { kind: "equal", target: "interventionType", of: "interventionType", miss: "procedure" },
  { kind: "equal", target: "organSystem", of: "organSystem", miss: "procedure" },
  { kind: "equal", target: "category", of: "category", miss: "procedure" },
  { kind: "equal", target: "subCategory", of: "subCategory", miss: "procedure" },
  { kind: "equal", target: "procedureCode", of: "procedureCode", miss: "procedure" },
  { kind: "listed", target: "roles", of: "role", miss: "role" },
  { kind: "listed", target: "levels", of: "level", miss: "level" },
] as const;

/** Why a case does not count: it is of another institution, or of a time that the target does not count. */
export type UnmetCondition = "institution" | "procedure" | "role" | "level" | "day";

/** The conditions that keep the case from counting towards the target on `asOf`; empty if it counts. */
export function unmetConditions(
  rule: CountingRule,
  one: PersonsCase,
  asOf: LocalDate,
): readonly UnmetCondition[] {
  const { code, ...path } = one.procedure;
  const facts = { ...path, procedureCode: code, role: one.role, level: one.level };
  const misses: UnmetCondition[] = targetConditions
    .filter((condition) => {
      if (condition.kind === "equal") {
        const wanted = rule[condition.target] ?? null;
        return wanted !== null && wanted !== facts[condition.of];
      }
      const wanted = rule[condition.target];
      const value = facts[condition.of];
      return wanted.length > 0 && (value === null || !wanted.includes(value));
    })
    .map(({ miss }) => miss);
  if (rule.customerId !== one.customerId) misses.unshift("institution");
  const since = countsSince(rule.span, asOf);
  if (one.day > asOf || (since !== null && one.day < since)) misses.push("day");
  return [...new Set(misses)];
}

/** Whether the target counts the case on `asOf`. */
export function countsTowards(rule: CountingRule, one: PersonsCase, asOf: LocalDate): boolean {
  return unmetConditions(rule, one, asOf).length === 0;
}
