import { expect, test } from "vitest";
import { instant } from "../time.ts";
import { isMailPace, mailGatherMs, nextDigest } from "./mail-pace.ts";

const hour = 3_600_000;
const at = (hours: number) => instant(hours * hour);

test("the first mail waits for a moment to collect further notices", () => {
  expect(nextDigest("hour", null, at(10))).toBe(at(10) + mailGatherMs);
});

test("the next mail is sent after an hour or a day, as chosen", () => {
  expect(nextDigest("hour", at(10), at(10.1))).toBe(at(11));
  expect(nextDigest("day", at(10), at(10.1))).toBe(at(34));
});

test("after a longer pause, a mail waits only as long as the first one", () => {
  expect(nextDigest("day", at(10), at(100))).toBe(at(100) + mailGatherMs);
});

test("any other pace is refused", () => {
  expect([isMailPace("day"), isMailPace("minute")]).toEqual([true, false]);
});
