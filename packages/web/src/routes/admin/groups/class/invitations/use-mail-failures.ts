import { useState } from "react";
import { usePoll } from "../../../../../features/poll/use-poll.ts";
import { readInvitees } from "./invitee-rows.ts";
import { allInvitees, type InviteeStatus } from "./invitees-view.ts";

/** The messages of mail servers about refused addresses, by address. */
export type MailFailures = ReadonlyMap<string, string>;

const everyMs = 4000;

/** Which of these addresses their mail could not be delivered to. Asks until none of their mails is on its way. */
export function useMailFailures(groupId: number, addresses: readonly string[]): MailFailures {
  const [failures, setFailures] = useState<MailFailures>(new Map());
  const [isWaiting, setWaiting] = useState(addresses.length > 0);
  usePoll(isWaiting ? everyMs : null, async () => {
    const sent = new Set(addresses);
    const waiting = await readOf(groupId, "mailWaiting");
    const failed = await readOf(groupId, "mailFailed");
    const failedNow = failed.filter(({ email }) => sent.has(email));
    setFailures(new Map(failedNow.map(({ email, reason }) => [email, reason ?? ""])));
    setWaiting(waiting.some(({ email }) => sent.has(email)));
  });
  return failures;
}

function readOf(groupId: number, status: InviteeStatus) {
  return readInvitees(groupId, { ...allInvitees, status }, new AbortController().signal, () => undefined);
}
