import { expect, test } from "vitest";
import { instant } from "../time.ts";
import { looksLikeLink } from "./letter.ts";
import { getLetter } from "./mail-kinds.ts";
import { maxMailAttempts, nextAttemptAt } from "./retry-schedule.ts";

const head = { title: "Cathedra", origin: "https://portal.example" };
const facts = { code: "grp0123", customerName: "Northgate", stopKey: "k&y" };

test("an invitation names the institution, links to its page, and has a link to stop mails", () => {
  expect(getLetter("groupInvitation", facts, head)).toMatchObject({
    subject: "Northgate invites you to Cathedra",
    heading: "Join your group",
    action: { url: "https://portal.example/invitation?code=grp0123" },
    stop: {
      url: "https://portal.example/stop-mails?of=invitations&key=k%26y",
      post: "https://portal.example/api/invitation-mails/stop?key=k%26y",
    },
  });
});

test("an invitation stored by the previous version links into its group without showing names", () => {
  const { stopKey: _, ...former } = { ...facts, groupName: "IR", inviter: "Priya", firstName: "Maya" };
  expect(getLetter("groupInvitation", former, head)?.action.url).toBe(
    "https://portal.example/?inviteCode=grp0123",
  );
  expect(JSON.stringify(getLetter("groupInvitation", former, head))).not.toMatch(/IR|Priya|Maya/);
});

test("a line break in a name never breaks the subject line", () => {
  const letter = getLetter("groupInvitation", { ...facts, customerName: "IR\r\nBcc: x@y.z" }, head);
  expect(letter?.subject).toBe("IR Bcc: x@y.z invites you to Cathedra");
});

test("text that mail programs would turn into a link is recognised, and an ordinary name is not", () => {
  for (const name of [
    "Win at https://evil.example",
    "www evil",
    "evil.example",
    "a@b.org",
    "evil。example/now",
  ])
    expect(looksLikeLink(name), name).toBe(true);
  expect(looksLikeLink("Mary-Jane O'Hara")).toBe(false);
});

test("unknown kinds and invalid facts give no mail", () => {
  expect(getLetter("constructor", facts, head)).toBeUndefined();
  expect(getLetter("groupInvitation", {}, head)).toBeUndefined();
});

test("a mail is attempted six times within a day", () => {
  let now = instant(0);
  for (let attempts = 1; attempts < maxMailAttempts; attempts += 1)
    now = nextAttemptAt(attempts, now) ?? instant(-1);
  expect(now).toBeGreaterThan(20 * 3_600_000);
  expect(now).toBeLessThanOrEqual(24 * 3_600_000);
  expect(nextAttemptAt(maxMailAttempts, now)).toBeUndefined();
});

test("the mail to an attending with one open record uses the singular", () => {
  const letter = (open: number, hasAccount: boolean) =>
    getLetter(
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

test("the sign-in mail names the station and the time, and links to signing out", () => {
  const signedInAt = Date.UTC(2026, 10, 23, 14, 5);
  const facts = { sessionId: "s/1", station: "Angio lab 2", place: "Floor 3\r\nBcc: x@y.z", at: signedInAt };
  const letter = getLetter("stationSignIn", facts, head);
  expect(letter).toMatchObject({
    subject: "You are signed in on Angio lab 2",
    action: { url: "https://portal.example/profile/sign-ins?signOut=s%2F1" },
  });
  expect(letter?.paragraphs[0]).toContain("Angio lab 2 (Floor 3 Bcc: x@y.z)");
  expect(letter?.paragraphs[0]).toContain("2026-11-23 14:05 UTC");
});

test("a reminder has the sender's text and a link to stop mails, and hides a sender name that looks like a link", () => {
  const told = {
    sender: "Priya Raman",
    customer: "Northgate",
    text: "Hello,\n\nplease go on.",
    stopKey: "k&y",
  };
  expect(getLetter("reminder", told, head)).toMatchObject({
    subject: "A reminder from Priya Raman",
    paragraphs: ["Priya Raman, Northgate, wrote to you on Cathedra:", "Hello,", "please go on."],
    action: { url: "https://portal.example/" },
    stop: {
      url: "https://portal.example/stop-mails?of=reminders&key=k%26y",
      post: "https://portal.example/api/invitation-mails/stop?key=k%26y",
    },
  });
  expect(JSON.stringify(getLetter("reminder", { ...told, sender: "evil.example" }, head))).not.toContain(
    "evil",
  );
});

test("the weekly mail contains only numbers", () => {
  const counts = [{ kind: "quiet", people: 1 }];
  expect(getLetter("weekFigures", { people: 1, isWhole: true, counts, stopKey: "k" }, head)).toMatchObject({
    subject: "This week: 1 person of your groups",
    paragraphs: ["1 person of your groups needs your attention.", "Inactive in courses: 1"],
    stop: { post: "https://portal.example/api/week-mails/stop?key=k" },
  });
});
