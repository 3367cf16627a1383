import { expect, test } from "vitest";
import { machineTexts } from "./machine-texts.ts";

const { ready } = machineTexts;
const fleet = { events: 0, needed: 0, idle: 0, comingUp: 0, off: 0 };
const ahead = { at: "12:00", hasBegun: false };
const begun = { at: "12:00", hasBegun: true };

test.each([
  [fleet, null, "No event waits for a machine."],
  [fleet, ahead, "No event needs a machine within the hour. The next one begins 12:00."],
  [
    { ...fleet, events: 1, needed: 1, off: 2 },
    ahead,
    "One event needs a machine within the hour. It begins 12:00. 1 more to make ready.",
  ],
  [
    { ...fleet, events: 3, needed: 2, idle: 1, comingUp: 1 },
    ahead,
    "3 events need 2 machines at once within the hour. The first begins 12:00. Enough are ready or starting up.",
  ],
  [
    { ...fleet, events: 2, needed: 1, off: 0 },
    ahead,
    "2 events need 1 machine at once within the hour. The first begins 12:00. 1 more to make ready, but only 0 off.",
  ],
  [
    { ...fleet, events: 1, needed: 1, off: 2 },
    begun,
    "One event has no machine yet. It began 12:00. 1 more to make ready.",
  ],
  [
    { ...fleet, events: 2, needed: 2, idle: 2 },
    begun,
    "2 events need 2 machines at once within the hour. The first began 12:00. Enough are ready or starting up.",
  ],
])("the need of the coming events is described", (need, next, words) => {
  expect(ready.needs(need, next)).toBe(words);
});

test("the message contains the number of machines", () => {
  expect(ready.done(1)).toBe("Turning on 1 machine");
  expect(ready.done(2)).toBe("Turning on 2 machines");
});
