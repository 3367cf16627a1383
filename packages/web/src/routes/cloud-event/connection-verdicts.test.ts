import { connectionTexts } from "@cathedra/domain/messages";
import { expect, test } from "vitest";
import { verdictsOf } from "./connection-verdicts.ts";

test("an organizer sees at once who passed, who did not, and who has not tried", () => {
  const people = [
    ...["good", "good", "bad", "of a later portal"].map((verdict) => ({ check: { verdict } })),
    { check: null },
  ];
  const { counts, notChecked } = verdictsOf(people);
  expect(connectionTexts.summary(counts, notChecked)).toBe("2 good, 1 not enough, 1 not checked yet");
});
