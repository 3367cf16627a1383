import fc from "fast-check";
import { expect, test } from "vitest";
import { type Instant, instant } from "../time.ts";
import { institutionMails, institutionMailsADay, nextMailDay } from "./institution-limit.ts";
import { mailableFrom, mailboxKey, mailRecipient, recipientLimits } from "./recipient-limits.ts";

const { pauseMs, mails, periodMs } = recipientLimits;
const start = instant(Date.UTC(2026, 10, 23, 9));
const after = (ms: number) => instant(start + ms);

test("another mail to the same person is refused until the pause has passed", () => {
  const once = { hasOptedOut: false, mailedAt: [start] };
  expect(mailRecipient(once, after(pauseMs - 1))).toEqual({
    ok: false,
    error: { code: "writtenLately", from: after(pauseMs) },
  });
  expect(mailRecipient(once, after(pauseMs))).toEqual({ ok: true, value: [start, after(pauseMs)] });
});

test("after a full number of mails within a day, the next waits until the first is a day old", () => {
  const mailedAt = Array.from({ length: mails }, (_, at) => after(at * pauseMs));
  expect(mailRecipient({ hasOptedOut: false, mailedAt }, after(mails * pauseMs))).toEqual({
    ok: false,
    error: { code: "writtenLately", from: after(periodMs) },
  });
  expect(mailRecipient({ hasOptedOut: false, mailedAt }, after(periodMs)).ok).toBe(true);
});

test("a person who has opted out gets no mail at any time", () => {
  expect(mailRecipient({ hasOptedOut: true, mailedAt: [] }, start)).toEqual({
    ok: false,
    error: { code: "optedOut" },
  });
});

test("for any attempts, no period exceeds the limit and no two mails are within the pause", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 3 * pauseMs }), { maxLength: 200 }), (steps) => {
      let now = start;
      let kept: readonly Instant[] = [];
      const sent: Instant[] = [];
      for (const step of steps) {
        now = instant(now + step);
        const decided = mailRecipient({ hasOptedOut: false, mailedAt: kept }, now);
        if (decided.ok) {
          kept = decided.value;
          sent.push(now);
        } else if (decided.error.code === "writtenLately") {
          expect(decided.error.from).toBeGreaterThan(now);
          expect(mailRecipient({ hasOptedOut: false, mailedAt: kept }, decided.error.from).ok).toBe(true);
        }
        expect(kept.length).toBeLessThanOrEqual(mails);
      }
      for (const [at, time] of sent.entries()) {
        const next = sent[at + 1];
        const beyond = sent[at + mails];
        if (next !== undefined) expect(next - time).toBeGreaterThanOrEqual(pauseMs);
        if (beyond !== undefined) expect(beyond - time).toBeGreaterThanOrEqual(periodMs);
      }
    }),
  );
  expect(mailableFrom([])).toBe(0);
});

test.each([
  ["Ada+1@New.example", "ada@new.example"],
  ["ada+list+2@new.example", "ada@new.example"],
  ["a.d.a+x@googlemail.com", "ada@gmail.com"],
  ["a.da@new.example", "a.da@new.example"],
  ["+tag@new.example", "+tag@new.example"],
])("%s belongs to the mailbox %s", (address, mailbox) => {
  expect(mailboxKey(address)).toBe(mailbox);
});

test("an institution's daily limit grows with its age and its people, up to a maximum", () => {
  const { atFirst, aWeek, aPerson, most, maxPeople } = institutionMails;
  const of = (ageMs: number, people: number) => institutionMailsADay({ since: start, people }, after(ageMs));
  const weekMs = 7 * periodMs;
  expect(of(0, 0)).toBe(atFirst);
  expect(of(-1, 0)).toBe(atFirst);
  expect(of(weekMs - 1, 0)).toBe(atFirst);
  expect(of(weekMs, 10)).toBe(atFirst + aWeek + 10 * aPerson);
  expect(of(0, maxPeople)).toBe(most);
  expect(of(100 * weekMs, 0)).toBe(most);
});

test("the count of mails starts again at midnight UTC", () => {
  expect(nextMailDay(start)).toBe(Date.UTC(2026, 10, 24));
  expect(nextMailDay(instant(Date.UTC(2026, 10, 24)))).toBe(Date.UTC(2026, 10, 25));
});
