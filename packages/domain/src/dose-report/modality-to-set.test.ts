import { expect, test } from "vitest";
import { modalityToSet } from "./modality-to-set.ts";

test.each([
  ["Fluoroscopy", null, "none"],
  ["Ultrasound", "Fluoroscopy", "none"],
  [null, null, "modalityPrimary"],
  ["", null, "modalityPrimary"],
  ["NoImaging", null, "modalityPrimary"],
  ["CT", null, "modalitySecondary"],
  ["CT", "Ultrasound", "taken"],
] as const)(
  "with %o and %o, doses of fluoroscopy need %s",
  (modalityPrimary, modalitySecondary, expected) => {
    expect(modalityToSet("Fluoroscopy", { modalityPrimary, modalitySecondary })).toBe(expected);
  },
);
