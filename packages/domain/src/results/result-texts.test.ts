import { expect, test } from "vitest";
import { resultText } from "./result-texts.ts";

test("the two results have the specified spelling (6.007, M03)", () => {
  expect(resultText(true)).toBe("Succesfully met all criteria");
  expect(resultText(false)).toBe("Did not meet all criteria");
  expect(resultText(null)).toBeNull();
});
