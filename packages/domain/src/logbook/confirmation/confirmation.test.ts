import { describe, expect, test } from "vitest";
import type { AttendingId } from "../../ids.ts";
import { instant } from "../../time.ts";
import { attendingAfterSave, confirmVerdict, returnVerdict } from "./answer-request.ts";
import { readComment } from "./comment.ts";
import { confirmationObstacle, confirmationState } from "./confirmation.ts";
import { owesDigest } from "./digest.ts";

const listed = { email: "e@n.example", isRemoved: false, isWriters: false };
const at = (ms: number) => instant(ms);
const dayMs = 86_400_000;

test("confirmation is requested if the entry has another person's address, and an existing answer is kept", () => {
  expect(confirmationState(null, listed)).toBe("open");
  for (const [entry, obstacle] of [
    [{ ...listed, email: null }, "noAddress"],
    [{ ...listed, isRemoved: true }, "removed"],
    [{ ...listed, isWriters: true }, "own"],
  ] as const) {
    expect([confirmationState(null, entry), confirmationObstacle(entry)]).toEqual(["unasked", obstacle]);
    expect(confirmationState("confirmed", entry)).toBe("confirmed");
  }
});

describe("an answer to a certain version of the record", () => {
  const seen = { modifiedAt: at(5), answer: null };
  const stored = { ...seen, word: null };
  test.each([
    [stored, "now", "now"],
    [{ ...stored, modifiedAt: at(6) }, "changed", "changed"],
    [{ ...stored, answer: "confirmed" as const }, "already", "changed"],
    [{ ...stored, answer: "returned" as const, word: "Side?" }, "changed", "already"],
    [{ ...stored, answer: "returned" as const, word: "Other" }, "changed", "changed"],
    [{ ...stored, answer: "imported" as const }, "changed", "changed"],
  ])("%j", (record, confirmed, returned) => {
    expect([confirmVerdict(seen, record), returnVerdict(seen, "Side?", record)]).toEqual([
      confirmed,
      returned,
    ]);
  });

  test("a returned record may be confirmed unchanged", () => {
    const returned = { modifiedAt: at(5), answer: "returned" as const };
    expect(confirmVerdict(returned, { ...returned, word: "Side?" })).toBe("now");
  });
});

test("a correction keeps the waiting time, and another attending or a returned record starts it again", () => {
  const stored = { attendingId: "a" as AttendingId, askedAt: at(1), answer: null };
  expect(attendingAfterSave(stored, stored.attendingId, at(9)).askedAt).toBe(1);
  expect(attendingAfterSave({ ...stored, answer: "returned" }, stored.attendingId, at(9)).askedAt).toBe(9);
  expect(attendingAfterSave(stored, "b" as AttendingId, at(9))).toEqual({ askedAt: 9, isOfAnother: true });
});

test("a mail is due above 25 open records, or after 30 days, but at most once a week", () => {
  const now = at(100 * dayMs);
  const waiting = { open: 1, oldestAskedAt: at(now - dayMs), lastSentAt: null };
  expect(owesDigest(waiting, now)).toBe(false);
  expect(owesDigest({ ...waiting, open: 25 }, now)).toBe(false);
  expect(owesDigest({ ...waiting, open: 26 }, now)).toBe(true);
  expect(owesDigest({ ...waiting, oldestAskedAt: at(now - 30 * dayMs) }, now)).toBe(false);
  expect(owesDigest({ ...waiting, oldestAskedAt: at(now - 30 * dayMs - 1) }, now)).toBe(true);
  const sent = (days: number) =>
    owesDigest({ ...waiting, open: 26, lastSentAt: at(now - days * dayMs) }, now);
  expect([sent(6), sent(7)]).toEqual([false, true]);
  expect(owesDigest({ open: 0, oldestAskedAt: null, lastSentAt: null }, now)).toBe(false);
});

test("a comment must contain text and is limited to 500 characters", () => {
  expect(readComment(" \n ")).toMatchObject({ error: { code: "REQUIRED" } });
  expect(readComment("x".repeat(501))).toMatchObject({ error: { code: "TOO_LONG" } });
  expect(readComment(" Wrong side.\r\nSee the film. ")).toEqual({
    ok: true,
    value: "Wrong side.\nSee the film.",
  });
});
