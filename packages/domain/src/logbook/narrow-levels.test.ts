import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cascadeLevels } from "./cascade.ts";
import { catalogue } from "./catalogue/catalogue.ts";
import { getProcedures } from "./catalogue/lookup.ts";
import { connectedLevels, type NarrowedLevels, narrowerOptions, narrowLevel } from "./narrow-levels.ts";

const any: NarrowedLevels = { interventionType: null, organSystem: null, category: null, subCategory: null };
const anyProcedure = fc.constantFrom(...getProcedures(catalogue));
const anyLevel = fc.constantFrom(...cascadeLevels);

describe("narrowing by catalogue levels (7.063)", () => {
  test("every procedure can be reached by choosing offered values level by level", () => {
    fc.assert(
      fc.property(anyProcedure, (procedure) => {
        let levels = any;
        for (const level of cascadeLevels) {
          expect(narrowerOptions(catalogue, levels, level)).toContain(procedure[level]);
          levels = narrowLevel(levels, level, procedure[level]);
        }
      }),
    );
  });

  test("a choice keeps the levels above and clears the levels below", () => {
    fc.assert(
      fc.property(anyProcedure, anyLevel, (procedure, level) => {
        const narrowed = narrowLevel<NarrowedLevels>(procedure, level, "other");
        const at = cascadeLevels.indexOf(level);
        for (const [index, each] of cascadeLevels.entries()) {
          expect(narrowed[each]).toBe(index < at ? procedure[each] : index === at ? "other" : null);
        }
      }),
    );
  });

  test("levels below an open level offer nothing and lose their value", () => {
    expect(narrowerOptions(catalogue, any, "organSystem")).toEqual([]);
    expect(connectedLevels({ ...any, organSystem: "Liver", subCategory: "Other" })).toEqual(any);
    const whole = { interventionType: "a", organSystem: "b", category: "c", subCategory: "d" };
    expect(connectedLevels(whole)).toEqual(whole);
  });
});
