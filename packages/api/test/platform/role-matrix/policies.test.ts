import type { Actor } from "@cathedra/domain/access";
import * as access from "@cathedra/domain/access";
import { describe, expect, test } from "vitest";
import type { Policy } from "../../../src/graphql/guard-policies.ts";
import type { Guard } from "../../../src/graphql/guards.ts";
import { actorOfCaller } from "./callers.ts";
import { decisionOf, heard } from "./facts.ts";
import { expectedOutcome, guards, type Outcome, signedInCallers } from "./rules.ts";

const asking = guards.filter((guard) => "asks" in guard || "first" in guard);

describe.each(asking)("$operation", (guard) => {
  test.each(signedInCallers)("its policies decide for %s as the guard declares", (caller) => {
    expect(decidedOn(guard, actorOfCaller(caller))).toBe(expectedOutcome(guard, caller));
  });
});

function decidedOn(guard: Guard, actor: Actor): Outcome {
  const first = "first" in guard ? guard.first : undefined;
  if (first !== undefined && first(actor) !== "allowed") return heard(first(actor));
  return "asks" in guard ? decisionOf(guard, actor) : "allowed";
}

function namedIn(guard: Guard): readonly Policy[] {
  const first = "first" in guard && guard.first !== undefined ? [guard.first] : [];
  if ("asks" in guard) return [...first, guard.asks, ...(guard.also ?? [])];
  return "by" in guard ? [...first, ...(guard.by ?? [])] : first;
}

test("every policy that a guard names exists", () => {
  const policies = new Set<unknown>(Object.values(access));
  const others = guards.flatMap((guard) =>
    namedIn(guard)
      .filter((policy) => !policies.has(policy))
      .map(({ name }) => `${guard.operation}: ${name}`),
  );
  expect(others).toEqual([]);
  expect(guards.flatMap(namedIn).length).toBeGreaterThan(60);
});

function getWords(guard: Exclude<Guard, { asks: unknown }>): string {
  if ("public" in guard) return guard.public;
  if ("station" in guard) return guard.station;
  return "own" in guard ? guard.own : guard.signedIn;
}

test("every guard without a policy gives a reason", () => {
  for (const guard of guards) {
    if ("asks" in guard) continue;
    const words = getWords(guard);
    expect([guard.operation, words.trim()]).not.toEqual([guard.operation, ""]);
  }
});
