import { connectionTexts } from "@cathedra/domain/messages";
import { expect, test } from "vitest";
import { decideVerdicts } from "./connection-verdicts.ts";

test("an organizer sees how many passed, failed and have not checked their connection", () => {
  const people = [
    ...["good", "good", "bad", "of a later portal"].map((verdict) => ({ check: { verdict } })),
    { check: null },
  ];
  const { counts, notChecked } = decideVerdicts(people);
  expect(connectionTexts.summary(counts, notChecked)).toBe("2 good, 1 not enough, 1 not checked yet");
});
