import { describe, expect, test } from "vitest";
import type { ToPage } from "./live-protocol.ts";
import { aStart, connectLive, tokenFor } from "./testing/portal-side.ts";
import { enter, getState, isType, maya, priya, startSession } from "./testing/running.ts";

type Cases = Extract<ToPage, { type: "cases" }>;

const first = { moduleId: "carotid-stenting", caseId: "carotid-stenting-01" };
const second = { moduleId: "carotid-stenting", caseId: "carotid-stenting-02" };
const third = { moduleId: "carotid-stenting", caseId: "carotid-stenting-03" };
const ofThree = () => {
  const request = aStart();
  const names = { moduleName: "Carotid", caseName: "Three" };
  return { ...request, cases: [...request.cases, { ...third, ...names }] };
};
const lukas = { id: "lukas", name: "Lukas Brandt", role: "proctor" } as const;

describe("two organizers choose a case", () => {
  test("at the same time: the first choice runs, and the second organizer is told what runs and who chose it", async () => {
    const { origin, sessionId } = await startSession({}, ofThree());
    const priyas = await enter(origin, sessionId, priya);
    const lukass = await connectLive(origin, await tokenFor(lukas, sessionId));
    await Promise.all([priyas.until(isType("cases")), lukass.until(isType("cases"))]);
    const [atPriyas, atLukass] = [priyas.heard.length, lukass.heard.length];
    priyas.send({ type: "changeCase", ...second, from: first.caseId });
    lukass.send({ type: "changeCase", ...third, from: first.caseId });
    const told = await Promise.all([
      priyas.until(isType("tree"), atPriyas).then(() => priyas.until(isType("cases"), atPriyas)),
      lukass.until(isType("tree"), atLukass).then(() => lukass.until(isType("cases"), atLukass)),
    ]);
    const { running, changedBy } = told[0];
    // Whichever request came first, both connections receive the same result, and it stays.
    expect([second.caseId, third.caseId]).toContain(running.caseId);
    expect(changedBy).toBe(running.caseId === second.caseId ? "priya" : "lukas");
    const [later, sinceLater] = changedBy === "priya" ? [lukass, atLukass] : [priyas, atPriyas];
    // The organizer whose choice was refused receives the list once more.
    await expect.poll(() => later.heard.slice(sinceLater).filter(isType("cases"))).toHaveLength(2);
    for (const each of later.heard.slice(sinceLater).filter(isType("cases")))
      expect(each).toMatchObject({ running, changedBy });
    expect(await getState(origin)).toMatchObject({ caseId: running.caseId });
  });

  test("a choice from an outdated list is answered with the current list, and one from the current list is applied", async () => {
    const { origin, sessionId } = await startSession({}, ofThree());
    const proctor = await enter(origin, sessionId, priya);
    const watching = await enter(origin, sessionId, maya);
    await Promise.all([proctor.until(isType("tree")), watching.until(isType("tree"))]);
    const [since, before] = [proctor.heard.length, watching.heard.filter(isType("cases")).length];
    proctor.send({ type: "changeCase", ...third, from: second.caseId });
    const again: Cases = await proctor.until(isType("cases"), since);
    expect(again).toMatchObject({ running: first, changedBy: null });
    expect(await getState(origin)).toMatchObject({ caseId: first.caseId });
    const next = watching.heard.length;
    proctor.send({ type: "changeCase", ...third, from: first.caseId });
    const heard: Cases = await watching.until(isType("cases"), next);
    expect(heard).toMatchObject({ running: third, changedBy: "priya" });
    expect(watching.heard.filter(isType("cases"))).toHaveLength(before + 1);
  });
});
