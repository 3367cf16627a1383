import { expect, test } from "vitest";
import { splitSimulations } from "./split-simulations.ts";

const stenosis = { id: 1, isCaseCreator: false };
const editor = { id: 2, isCaseCreator: true };

test("the case editor has its own button if the module has one, and is not listed as an exercise (12.003, 12.005)", () => {
  expect(splitSimulations([stenosis, editor])).toEqual({ creator: editor, cases: [stenosis] });
  expect(splitSimulations([stenosis])).toEqual({ creator: undefined, cases: [stenosis] });
});
