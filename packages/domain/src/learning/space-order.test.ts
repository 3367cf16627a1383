import { expect, test } from "vitest";
import { stepTypes } from "../enumerations.ts";
import { firstSpaceCodes, lastSpaceCode } from "./space-order.ts";

test("the special codes of learning spaces belong to the shared enumeration (5.011, G.009, X53)", () => {
  expect(stepTypes).toEqual(["degir", "evtnor", "goto", "free", "staging"]);
  for (const code of [...firstSpaceCodes, lastSpaceCode]) expect(stepTypes).toContain(code);
});
