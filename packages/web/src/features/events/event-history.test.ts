import { expect, test } from "vitest";
import { emptyEventMemory, keptFailure, updateEventMemory } from "./event-history.ts";

const of = (status: string, caseId = "carotid-01") => ({ status, session_id: "one", case_id: caseId });
const after = (...machines: readonly Parameters<typeof updateEventMemory>[1][]) =>
  machines.reduce(updateEventMemory, emptyEventMemory);

test("a start that was there and is not is cancelled, until there is another", () => {
  expect(after(null).fate).toBeNull();
  for (const status of ["desired", "idle", "starting"])
    expect(after(of(status), null, null).fate).toBe("cancelled");
  expect(after(of("starting"), null, of("desired")).fate).toBeNull();
});

test("a failure is remembered also once its machine is let go of; a session that ended is none", () => {
  expect(after(of("started"), of("off"), null, null).fate).toBe("failed");
  expect(after(of("starting"), of("off"), null).fate).toBe("failed");
  expect(after(of("starting"), of("off"), null, of("desired")).fate).toBeNull();
  expect(after(of("starting"), of("started"), null).fate).toBeNull();
});

test("the case that ran last is remembered, also one that it was changed to", () => {
  expect(after(null).caseId).toBeNull();
  expect(after(of("started"), of("started", "carotid-02"), of("off", "carotid-02"), null).caseId).toBe(
    "carotid-02",
  );
});

test("nothing new is the same as before", () => {
  const before = after(of("starting"));
  expect(updateEventMemory(before, of("starting"))).toBe(before);
});

test("the reason of a withdrawn start is shown until there is another, and not again after that one", () => {
  const told = [null, of("starting"), of("started"), of("off")].reduce<string | null>(
    keptFailure,
    "an organizer ended it",
  );
  expect(told).toBeNull();
  expect(keptFailure("an organizer ended it", null)).toBe("an organizer ended it");
  expect(keptFailure("all simulators are taken", of("off"))).toBe("all simulators are taken");
});
