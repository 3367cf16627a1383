import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { aProcedure } from "../../test/builders.ts";
import { cascadeLevels, chooseLevel, chooseProcedure, optionsAt } from "./cascade.ts";
import { catalogue } from "./catalogue/catalogue.ts";
import { getProcedures } from "./catalogue/lookup.ts";
import type { Procedure } from "./record.ts";

const procedures = getProcedures(catalogue);
const anyProcedure = fc.constantFrom(...procedures);
const anyLevel = fc.constantFrom(...cascadeLevels);

describe("choosing a level", () => {
  test("choosing an intervention type selects the first option of each level below (7.030)", () => {
    expect(chooseLevel(catalogue, aProcedure("AI-1201"), "interventionType", "Venous Interventions")).toEqual(
      {
        interventionType: "Venous Interventions",
        organSystem: "Inferior vena cava",
        category: "Cardiovascular",
        subCategory: "Filter placement",
        name: "Placement of an inferior vena cava filter",
        code: "VI-8001",
      },
    );
  });

  test("choosing an organ system or a category keeps the levels above it (7.031)", () => {
    const system = chooseLevel(catalogue, aProcedure("AI-1201"), "organSystem", "Head and neck");
    expect(system?.code).toBe("AI-1101");
    expect(chooseLevel(catalogue, system ?? null, "category", "Endovascular")?.code).toBe("AI-1111");
  });

  test("choosing a subcategory sets name and code (7.031)", () => {
    const chosen = chooseLevel(catalogue, aProcedure("AI-1201"), "subCategory", "Atherectomy");
    expect([chosen?.name, chosen?.code]).toEqual(["Lower extremity atherectomy", "AI-1205"]);
  });

  test("a value that does not exist under the levels above cannot be chosen", () => {
    expect(chooseLevel(catalogue, aProcedure("AI-1201"), "organSystem", "Kidney")).toBeUndefined();
    expect(chooseLevel(catalogue, null, "organSystem", "Kidney")).toBeUndefined();
    expect(chooseLevel(catalogue, null, "interventionType", "Magic")).toBeUndefined();
  });

  test("every option leads to a procedure of the catalogue, with the first option at each level below", () => {
    fc.assert(
      fc.property(anyProcedure, anyLevel, fc.nat(), (current, level, pick) => {
        const options = optionsAt(catalogue, current, level);
        const value = options[pick % options.length] ?? "";
        const chosen = chooseLevel(catalogue, current, level, value);
        expect(procedures).toContainEqual(chosen);
        const index = cascadeLevels.indexOf(level);
        for (const above of cascadeLevels.slice(0, index)) expect(chosen?.[above]).toBe(current[above]);
        expect(chosen?.[level]).toBe(value);
        for (const below of cascadeLevels.slice(index + 1)) {
          expect(chosen?.[below]).toBe(optionsAt(catalogue, chosen ?? null, below)[0]);
        }
      }),
    );
  });

  test("every procedure can be reached by choosing level by level", () => {
    const reached = procedures.map((target) =>
      cascadeLevels.reduce<Procedure | null>(
        (current, level) => chooseLevel(catalogue, current, level, target[level]) ?? null,
        null,
      ),
    );
    expect(reached).toEqual(procedures);
  });
});

test("choosing a procedure fills all levels (7.032)", () => {
  fc.assert(
    fc.property(anyProcedure, (procedure) => {
      expect(chooseProcedure(catalogue, procedure.code)).toEqual(procedure);
    }),
  );
  expect(chooseProcedure(catalogue, "XX-0000")).toBeUndefined();
});
