import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { idsIn } from "./mentions.ts";
import { readRequirements } from "./requirements.ts";
import { trace } from "./trace.ts";
import { readWorkspace } from "./workspace.ts";

describe("ids in a source", () => {
  test.each([
    ["/** The lists (2.034, X118). */", ["2.034", "X118"]],
    ["// G.011-G.013 and M04", ["G.011", "G.012", "G.013", "M04"]],
    ['test("administration (9.014-9.016)", () => {', ["9.014", "9.015", "9.016"]],
    [" * X98-X100", ["X98", "X99", "X100"]],
    ["const ratio = 1.025 + 12.032;", []],
    ['const address = "172.31.255.255";', []],
    ['const tag = "AX21";', []],
  ])("%s", (line, ids) => expect([...idsIn(line)]).toEqual(ids));
});

test("a line of the list that is not a requirement is refused with its line number", () => {
  expect(() => readRequirements("a.md", "# A\n- **1.001** So.\n- **nothing** else")).toThrow("a.md:3");
});

test("requirements without a test, with a premature test, and unknown ones are reported", () => {
  const page =
    "- **1.001** One.\n- **1.002** (to come) Two.\n- **1.003** (by reading: a fact) Three.\n- **1.004** Four.";
  const traced = trace(readRequirements("a.md", page), [
    { path: "packages/a/src/a.ts", text: "// 1.001" },
    { path: "packages/a/src/a.test.ts", text: "// 1.002 and 1.004, 1.005" },
  ]);
  expect(traced).toMatchObject({
    untested: ["1.001"],
    come: ["1.002"],
    unknown: ["packages/a/src/a.test.ts: 1.005"],
  });
  expect(traced.rows[0]).toMatchObject({ code: ["packages/a/src/a.ts"], tests: [] });
});

describe("the workspace", () => {
  const { requirements, sources } = readWorkspace(resolve(import.meta.dirname, "../.."));
  const { untested, come, unknown } = trace(requirements, sources);

  test("every id appears once", () => {
    const ids = requirements.map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(ids.length).toBeGreaterThan(700);
  });
  test("every built requirement is named by a test", () => expect(untested).toEqual([]));
  test("requirements to come have no test yet", () => expect(come).toEqual([]));
  test("every id in the sources is a requirement", () => expect(unknown).toEqual([]));
});
