import { expect, test } from "vitest";
import { emptyEventMemory, failureUntilNextStart, updateEventMemory } from "./event-memory.ts";

const of = (status: string, caseId = "carotid-01") => ({ status, session_id: "one", case_id: caseId });
const after = (...machines: readonly Parameters<typeof updateEventMemory>[1][]) =>
  machines.reduce(updateEventMemory, emptyEventMemory);

test("a start that disappeared counts as cancelled until another start", () => {
  expect(after(null).fate).toBeNull();
  for (const status of ["desired", "idle", "starting"])
    expect(after(of(status), null, null).fate).toBe("cancelled");
  expect(after(of("starting"), null, of("desired")).fate).toBeNull();
});

test("a failure is remembered after its machine is released, and an ended session is not a failure", () => {
  expect(after(of("started"), of("off"), null, null).fate).toBe("failed");
  expect(after(of("starting"), of("off"), null).fate).toBe("failed");
  expect(after(of("starting"), of("off"), null, of("desired")).fate).toBeNull();
  expect(after(of("starting"), of("started"), null).fate).toBeNull();
});

test("the latest case is remembered, also after a change of the case", () => {
  expect(after(null).caseId).toBeNull();
  expect(after(of("started"), of("started", "carotid-02"), of("off", "carotid-02"), null).caseId).toBe(
    "carotid-02",
  );
});

test("an unchanged status returns the same memory", () => {
  const before = after(of("starting"));
  expect(updateEventMemory(before, of("starting"))).toBe(before);
});

test("the reason of a withdrawn start is shown until the next start, and not again after it", () => {
  const told = [null, of("starting"), of("started"), of("off")].reduce<string | null>(
    failureUntilNextStart,
    "an organizer ended it",
  );
  expect(told).toBeNull();
  expect(failureUntilNextStart("an organizer ended it", null)).toBe("an organizer ended it");
  expect(failureUntilNextStart("all simulators are taken", of("off"))).toBe("all simulators are taken");
});
