import { expect, test } from "vitest";
import { type StartFacts, startOutcome } from "./start-outcome.ts";

const facts = (changes: Partial<StartFacts>): StartFacts => ({
  isWoken: false,
  status: "desired",
  endedBy: null,
  ...changes,
});

test.each<[Partial<StartFacts>, string]>([
  [{}, "starting find"],
  [{ isWoken: true }, "starting power-on"],
  [{ status: "idle" }, "starting hand-over"],
  [{ status: "started" }, "running session"],
  [{ endedBy: "CANCELLED" }, "cancelled find"],
  [{ isWoken: true, endedBy: "NOT_READY" }, "failed power-on"],
  [{ status: "idle", endedBy: "NOT_ACCEPTED" }, "failed hand-over"],
  [{ status: "starting", endedBy: "START_TIMED_OUT" }, "failed load"],
  [{ status: "started", endedBy: "SESSION_FAILED" }, "failed session"],
  [{ status: "started", endedBy: "LIMIT_REACHED" }, "ended session"],
  [{ status: "starting", endedBy: "WITHDRAWN" }, "cancelled load"],
])("a start with %o is %s (9.061)", (changes, outcome) => {
  const { kind, step } = startOutcome(facts(changes));
  expect(`${kind} ${step}`).toBe(outcome);
});
