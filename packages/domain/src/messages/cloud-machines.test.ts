import { expect, test } from "vitest";
import { machineTexts } from "./cloud-machines.ts";

const { ready } = machineTexts;
const fleet = { events: 0, needed: 0, idle: 0, comingUp: 0, off: 0 };

test.each([
  [fleet, null, "No event waits for a machine."],
  [fleet, "12:00", "No event needs a machine within the hour. The next one begins 12:00."],
  [
    { ...fleet, events: 1, needed: 1, off: 2 },
    "12:00",
    "One event needs a machine within the hour (12:00). 1 more to make ready.",
  ],
  [
    { ...fleet, events: 3, needed: 2, idle: 1, comingUp: 1 },
    "12:00",
    "3 events need 2 machines at once within the hour (the first: 12:00). Enough are ready or starting up.",
  ],
  [
    { ...fleet, events: 2, needed: 1, off: 0 },
    "12:00",
    "2 events need 1 machine at once within the hour (the first: 12:00). 1 more to make ready, but only 0 off.",
  ],
])("what the events need, in words", (need, next, words) => {
  expect(ready.needs(need, next)).toBe(words);
});

test("what was done is counted", () => {
  expect(ready.done(1)).toBe("Turning on 1 machine");
  expect(ready.done(2)).toBe("Turning on 2 machines");
});
