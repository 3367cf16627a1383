import { expect, test } from "vitest";
import { instant } from "../time.ts";
import { letterOf } from "./kinds.ts";
import { mailTries, nextTry } from "./tries.ts";

const head = { title: "Cathedra", origin: "https://portal.example" };
const facts = {
  code: "grp0123",
  groupName: "IR Residents",
  customerName: "Northgate",
  inviter: "Priya Raman",
  firstName: "Maya",
};

test("an invitation says who invites to what, and leads there", () => {
  const letter = letterOf("groupInvitation", facts, head);
  expect(letter).toMatchObject({
    subject: "Priya Raman invites you to IR Residents",
    heading: "Maya, join your group",
    action: { url: "https://portal.example/?inviteCode=grp0123" },
  });
  expect(letterOf("groupInvitation", { ...facts, inviter: "", firstName: "" }, head)).toMatchObject({
    subject: "Somebody at Northgate invites you to IR Residents",
    heading: "Join your group",
  });
});

test("a name that mail programs make a link of is left out, and no name breaks a line", () => {
  for (const firstName of [
    "Win at https://evil.example",
    "www evil",
    "evil.example",
    "a@b.org",
    "evil。example/now",
  ]) {
    expect(letterOf("groupInvitation", { ...facts, firstName }, head)?.heading).toBe("Join your group");
  }
  const letter = letterOf("groupInvitation", { ...facts, groupName: "IR\r\nBcc: x@y.z" }, head);
  expect(letter?.subject).toBe("Priya Raman invites you to IR Bcc: x@y.z");
  expect(letterOf("groupInvitation", { ...facts, firstName: "Mary-Jane O'Hara" }, head)?.heading).toMatch(
    /^Mary-Jane O'Hara,/,
  );
});

test("what nobody knows (any more) is no letter", () => {
  expect(letterOf("constructor", facts, head)).toBeUndefined();
  expect(letterOf("groupInvitation", {}, head)).toBeUndefined();
});

test("a mail is tried six times within a day", () => {
  let now = instant(0);
  for (let attempts = 1; attempts < mailTries; attempts += 1) now = nextTry(attempts, now) ?? instant(-1);
  expect(now).toBeGreaterThan(20 * 3_600_000);
  expect(now).toBeLessThanOrEqual(24 * 3_600_000);
  expect(nextTry(mailTries, now)).toBeUndefined();
});

test("an attending of whom one record waits is not told of several", () => {
  const letter = (open: number, hasAccount: boolean) =>
    letterOf(
      "confirmationDigest",
      {
        open,
        isMore: false,
        oldestAskedAt: 0,
        now: 31 * 86_400_000,
        customers: "Northgate",
        hasAccount,
        stopKey: "k",
      },
      { title: "Cathedra", origin: "https://portal.example" },
    );
  for (const hasAccount of [true, false]) {
    const one = letter(1, hasAccount);
    expect(
      [one?.subject, one?.heading, one?.action?.label, ...(one?.paragraphs ?? [])].join(" "),
    ).not.toMatch(/\brecords\b|Trainees|procedures/);
    expect(letter(26, hasAccount)?.paragraphs.join(" ")).toContain("confirm many at once");
  }
});

test("a sign-in on a station says where and since when, and leads to its end", () => {
  const signedInAt = Date.UTC(2026, 10, 23, 14, 5);
  const facts = { sessionId: "s/1", station: "Angio lab 2", place: "Floor 3\r\nBcc: x@y.z", at: signedInAt };
  const letter = letterOf("stationSignIn", facts, head);
  expect(letter).toMatchObject({
    subject: "You are signed in on Angio lab 2",
    action: { url: "https://portal.example/profile/sign-ins?signOut=s%2F1" },
  });
  expect(letter?.paragraphs[0]).toContain("Angio lab 2 (Floor 3 Bcc: x@y.z)");
  expect(letter?.paragraphs[0]).toContain("2026-11-23 14:05 UTC");
});
