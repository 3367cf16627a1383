import fc from "fast-check";
import { expect, test } from "vitest";
import { getVessels, pointAt } from "./vessels.ts";
import { lastBranch, newWire, steer } from "./wire.ts";

const modules = [
  "evar",
  "stroke-thrombectomy",
  "coronary-intervention",
  "below-the-knee",
  "uterine-embolization",
];
const allCases = modules.flatMap((id) => [1, 2, 3, 4].map((number) => [id, `${id}-0${number}`] as const));
const anyTree = fc.constantFrom(...allCases).map(([moduleId, caseId]) => getVessels(moduleId, caseId));

test("every case has its own vessels, inside the picture and always the same", () => {
  const seen = allCases.map(([moduleId, caseId]) => {
    const tree = getVessels(moduleId, caseId);
    expect(getVessels(moduleId, caseId)).toEqual(tree);
    expect(tree.branches.length).toBeGreaterThan(3);
    for (const [x, y] of tree.branches.flatMap(({ points }) => points)) {
      expect(Math.min(x, y)).toBeGreaterThan(0);
      expect(Math.max(x, y)).toBeLessThan(1000);
    }
    return JSON.stringify(tree.branches);
  });
  expect(new Set(seen).size).toBe(allCases.length);
});

test("no input moves the wire out of the vessels", () => {
  const anySteer = fc.tuple(
    fc.double({ min: -40, max: 40, noNaN: true }),
    fc.double({ min: -90, max: 90, noNaN: true }),
  );
  fc.assert(
    fc.property(anyTree, fc.array(anySteer, { maxLength: 200 }), (tree, hand) => {
      let wire = newWire;
      for (const [advance, rotate] of hand) {
        wire = steer(tree, wire, advance, rotate);
        const branch = lastBranch(tree, wire);
        expect(wire.depth).toBeGreaterThanOrEqual(0);
        expect(wire.depth).toBeLessThanOrEqual(branch.length);
        expect(pointAt(branch, wire.depth).every(Number.isFinite)).toBe(true);
        for (const [index, id] of wire.path.entries())
          expect(tree.branches[id]?.parent ?? null).toBe(wire.path[index - 1] ?? null);
      }
    }),
    { numRuns: 60 },
  );
});

test("the tip chooses the branch, pulling back leaves it, and the narrowing of every case can be passed", () => {
  for (const [moduleId, caseId] of allCases) {
    const tree = getVessels(moduleId, caseId);
    const target = tree.branches[tree.lesion.branch];
    if (target === undefined) throw new Error("no lesion");
    let wire = newWire;
    for (let turn = 0; turn < 600 && !wire.crossed; turn += 1) {
      // Straight on, past every other branch, until the one that leads there begins.
      const wanted = wire.depth + 2 >= target.at && wire.path.length === 1 ? target.side : 0;
      wire = steer(tree, wire, 2, wanted - wire.angle);
    }
    expect([caseId, wire.crossed]).toEqual([caseId, true]);
    let back = wire;
    for (let turn = 0; turn < 100; turn += 1) back = steer(tree, back, -40, 0);
    expect(back).toMatchObject({ path: [0], depth: 10, crossed: true });
  }
});
