import { expect, test } from "vitest";
import { readDisplayName } from "./display-name.ts";

test("a display name becomes one line, and an invisible one becomes null (5.026)", () => {
  expect(readDisplayName("  Brain \n and spine ")).toEqual({ ok: true, value: "Brain and spine" });
  for (const given of ["", " \u200B ", null, undefined]) {
    expect(readDisplayName(given)).toEqual({ ok: true, value: null });
  }
  expect(readDisplayName("a".repeat(120)).ok).toBe(true);
  expect(readDisplayName("a".repeat(121))).toMatchObject({ ok: false, error: { code: "TOO_LONG" } });
});
