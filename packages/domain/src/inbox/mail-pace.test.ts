import { expect, test } from "vitest";
import { instant } from "../time.ts";
import { isMailPace, mailGatherMs, nextDigest } from "./mail-pace.ts";

const hour = 3_600_000;
const at = (hours: number) => instant(hours * hour);

test("the first mail waits until what comes with it has come", () => {
  expect(nextDigest("hour", null, at(10))).toBe(at(10) + mailGatherMs);
});

test("there is one mail an hour, or one a day", () => {
  expect(nextDigest("hour", at(10), at(10.1))).toBe(at(11));
  expect(nextDigest("day", at(10), at(10.1))).toBe(at(34));
});

test("after a longer silence it waits no longer than the first one did", () => {
  expect(nextDigest("day", at(10), at(100))).toBe(at(100) + mailGatherMs);
});

test("nothing else is a pace", () => {
  expect([isMailPace("day"), isMailPace("minute")]).toEqual([true, false]);
});
