import { expect, test } from "vitest";
import { SessionExpiredError } from "../../auth/tokens.ts";
import { ApiError, UnavailableError } from "../../relay/errors.ts";
import { inviteOutcome, sharedByCode } from "./invite-outcome.ts";

const failing = (error: Error, code = "ceravabc") => inviteOutcome(code, Promise.reject(error));

test("an accepted invitation is returned as the outcome", async () => {
  const joined = { kind: "joined", groupName: "IR Residents" } as const;
  expect(await inviteOutcome("a-group", Promise.resolve(joined))).toEqual(joined);
  const accepted = { kind: "accepted", voucher: "cloud_modules" } as const;
  expect(await inviteOutcome("cmravabc", Promise.resolve(accepted))).toEqual(accepted);
});

test("a known refusal has its own text, and all others share one (2.007, 2.013)", async () => {
  expect(await failing(new ApiError("GROUP_JOIN_ONCE", "…"), "a-group")).toEqual({
    kind: "refused",
    text: "You have already joined this group",
    has: "group",
  });
  expect(await failing(new ApiError("INTERNAL", "masked"))).toEqual({
    kind: "refused",
    text: "Something went wrong while accepting the voucher",
  });
});

test("organizers see that the event is theirs, and others that they have used its link (2.009)", async () => {
  const code = "VOUCHER_ALREADY_USED";
  expect(await failing(new ApiError(code, "…", undefined, { isOrganizer: true }))).toEqual({
    kind: "organizes",
  });
  expect(await failing(new ApiError(code, "…", undefined, { isOrganizer: false }))).toEqual({
    kind: "refused",
    text: "You have already used this voucher",
    has: "event",
  });
});

test("a person whose voucher was archived sees this and gets no link", async () => {
  const archived = new ApiError("VOUCHER_ALREADY_USED", "…", undefined, { isArchived: true });
  expect(await failing(archived, "cmravabc")).toEqual({
    kind: "refused",
    text: "You have already used this voucher",
    detail: "The voucher was ended: its cases can no longer be started.",
  });
  const organized = { isArchived: true, isOrganizer: true };
  expect(await failing(new ApiError("VOUCHER_ALREADY_USED", "…", undefined, organized))).toMatchObject({
    detail: "The event was cancelled.",
  });
});

test("opening a used link again leads to what it gave", async () => {
  const again = new ApiError("VOUCHER_ALREADY_USED", "…");
  expect(await failing(again, "ceravabc")).toMatchObject({ has: "event" });
  expect(await failing(again, "cmravabc")).toMatchObject({ has: "cloud_modules" });
  expect(await failing(new ApiError("VOUCHER_EXPIRED", "…"), "cmravabc")).not.toHaveProperty("has");
});

test("after too many wrong codes, the waiting time is shown", async () => {
  expect(await failing(new ApiError("RATE_LIMITED", "Too many requests. Try again in 9 seconds."))).toEqual({
    kind: "refused",
    text: "Something went wrong while accepting the voucher",
    detail: "Too many requests. Try again in 9 seconds.",
  });
});

test("a person who opens another person's invitation sees for whom it is", async () => {
  const text = "This invitation is for maya@x.org, and you are signed in with another address.";
  expect(await failing(new ApiError("INVITATION_FOR_ANOTHER", text), "grp1")).toEqual({
    kind: "refused",
    text,
  });
});

test("without an answer or a session, the invitation can be tried again", async () => {
  expect(await failing(new UnavailableError())).toEqual({ kind: "unanswered" });
  expect(await failing(new SessionExpiredError())).toEqual({ kind: "signedOut" });
});

test("a code is not sent again while its request is pending, but can be sent afterwards", async () => {
  const sent: string[] = [];
  const answers: (() => void)[] = [];
  const send = sharedByCode((code) => {
    sent.push(code);
    return new Promise<string>((resolve) => answers.push(() => resolve(code)));
  });
  const outcomes = [send("a"), send("a"), send("b")];
  expect(sent).toEqual(["a", "b"]);
  for (const answer of answers) answer();
  expect(await Promise.all(outcomes)).toEqual(["a", "a", "b"]);
  void send("a");
  expect(sent).toEqual(["a", "b", "a"]);
});
