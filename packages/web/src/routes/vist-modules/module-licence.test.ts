import { expect, test } from "vitest";
import { moduleLicence } from "./module-licence.ts";

const left = (remainingdays: number | null) => ({ valid: true, expired: false, remainingdays });
const none = { valid: false, expired: false, remainingdays: null };

test("a module shows how many cases have no licence, or when the first licence ends (12.012, 12.014)", () => {
  expect(moduleLicence([none, none])).toEqual({ state: "missing", text: "No license" });
  expect(moduleLicence([none, left(3), left(90)])).toEqual({
    state: "missing",
    text: "No license for 1 of 3 cases",
  });
  expect(moduleLicence([left(29), left(12), left(90)])).toEqual({
    state: "soon",
    text: "license will run out in 12 days",
  });
  for (const good of [[], [left(30), left(null)]]) expect(moduleLicence(good)).toBeNull();
});
