import { expect, it } from "vitest";
import { programmeNames } from "./programme-names.ts";

it("about 230 different programme names are suggested, including the two general entries (G.017)", () => {
  expect(programmeNames.length).toBeGreaterThanOrEqual(225);
  expect(programmeNames.length).toBeLessThanOrEqual(240);
  expect(new Set(programmeNames.map((name) => name.toLowerCase())).size).toBe(programmeNames.length);
  expect(programmeNames).toEqual(expect.arrayContaining(["demo", "Institution"]));
  for (const name of programmeNames) expect(name).toBe(name.trim());
});
