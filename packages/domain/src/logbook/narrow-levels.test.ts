import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cascadeLevels } from "./cascade.ts";
import { catalogue } from "./catalogue/catalogue.ts";
import { proceduresOf } from "./catalogue/lookup.ts";
import { connectedLevels, type NarrowedLevels, narrowerOptions, narrowLevel } from "./narrow-levels.ts";

const any: NarrowedLevels = { interventionType: null, organSystem: null, category: null, subCategory: null };
const anyProcedure = fc.constantFrom(...proceduresOf(catalogue));
const anyLevel = fc.constantFrom(...cascadeLevels);

describe("narrowing by the levels of the catalogue (7.063)", () => {
  test("every procedure is reached by choosing what is offered, level by level", () => {
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

  test("a choice keeps those above it and takes back those beneath it", () => {
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

  test("offers nothing beneath a level that is open, and drops what stands there", () => {
    expect(narrowerOptions(catalogue, any, "organSystem")).toEqual([]);
    expect(connectedLevels({ ...any, organSystem: "Liver", subCategory: "Other" })).toEqual(any);
    const whole = { interventionType: "a", organSystem: "b", category: "c", subCategory: "d" };
    expect(connectedLevels(whole)).toEqual(whole);
  });
});
