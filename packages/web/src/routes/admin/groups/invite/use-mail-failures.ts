import { useState } from "react";
import { usePoll } from "../../../../features/poll/use-poll.ts";
import { readInvitees } from "./invitee-rows.ts";
import { allInvitees, type InviteeStatus } from "./invitees-view.ts";

/** What mail servers said of addresses that they refused, by address. */
export type MailFailures = ReadonlyMap<string, string>;

const everyMs = 4000;

/** Which of these addresses their mail could not be delivered to. Asks until none of their mails is on its way. */
export function useMailFailures(groupId: number, addresses: readonly string[]): MailFailures {
  const [failures, setFailures] = useState<MailFailures>(new Map());
  const [isWaiting, setWaiting] = useState(addresses.length > 0);
  const sent = new Set(addresses);
  usePoll(isWaiting ? everyMs : null, async () => {
    const waiting = await readSent("mailWaiting");
    const failed = await readSent("mailFailed");
    setFailures(new Map(failed.map(({ email, reason }) => [email, reason ?? ""])));
    setWaiting(waiting.length > 0);
  });

  async function readSent(status: InviteeStatus) {
    const view = { ...allInvitees, status };
    const rows = await readInvitees(groupId, view, new AbortController().signal, () => undefined);
    return rows.filter(({ email }) => sent.has(email));
  }

  return failures;
}
