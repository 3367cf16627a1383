import { expect, test } from "vitest";
import { resultText, resultTone } from "./result-texts.ts";

test("the two results, spelled as specified, and how they are shown (6.007, M03)", () => {
  expect(resultText(true)).toBe("Succesfully met all criteria");
  expect(resultText(false)).toBe("Did not meet all criteria");
  expect(resultText(null)).toBeNull();
  expect(resultTone(resultText(true))).toBe("success");
  expect(resultTone(resultText(false))).toBe("warning");
  expect(resultTone(resultText(null))).toBeUndefined();
  expect(resultTone("constructor")).toBeUndefined();
});
