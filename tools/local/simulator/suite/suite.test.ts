import type { CaseId, ModuleId } from "@cathedra/domain";
import { expect, test } from "vitest";
import { openSuite } from "./suite.ts";

const opened = Date.UTC(2026, 10, 22);

function opening(moduleId: string, caseId: string) {
  let now = opened;
  const of = { moduleId: moduleId as ModuleId, caseId: caseId as CaseId, moduleName: "", caseName: "" };
  const suite = openSuite({ ...of, exercise: null }, () => now);
  suite.control("maya");
  return { suite, pass: (ms: number) => (now += ms) };
}

test("the clock of a case continues without X-ray, and is sent once a second", () => {
  const { suite, pass } = opening("carotid-stenting", "carotid-stenting-01");
  suite.act("maya", { type: "steer", advance: 5, rotate: 0 });
  const told = Array.from({ length: 30 }, () => {
    pass(100);
    return suite.tick();
  });
  expect(suite.message()).toMatchObject({
    xray: { mode: "off" },
    readings: { seconds: 3, fluoroSeconds: 0 },
  });
  expect(told.filter(Boolean)).toHaveLength(3);
});

test("the room receives the tools of a procedure and which are on the wire, in use or usable", () => {
  const { suite } = opening("carotid-stenting", "carotid-stenting-01");
  const toolOf = (id: string) => suite.message().tools.find((tool) => tool.id === id);
  expect(toolOf("balloon")).toMatchObject({ act: "Inflate", isOnIt: false, canBeUsed: false });
  suite.act("maya", { type: "tool", tool: "balloon" });
  expect(toolOf("balloon")).toMatchObject({ isOnIt: true, isInUse: false, canBeUsed: true });
  suite.act("maya", { type: "use", tool: "balloon", on: true });
  expect(toolOf("balloon")).toMatchObject({ isInUse: true });
  // Only the person in control can use a tool, and only tools of the procedure exist.
  suite.act("tomas", { type: "use", tool: "balloon", on: false });
  suite.act("maya", { type: "tool", tool: "coil" });
  expect(toolOf("balloon")).toMatchObject({ isOnIt: true, isInUse: true });
  expect(opening("tavi", "tavi-01").suite.message().tools).toEqual([]);
});
