import * as v from "valibot";
import { noticeKind } from "./notice.ts";

export const invitation = noticeKind({
  label: "An invitation into a group",
  facts: v.object({
    groupId: v.number(),
    group: v.string(),
    customer: v.string(),
    /** Whoever invites; empty where nobody knows their name. */
    inviter: v.string(),
    code: v.string(),
  }),
  tell: ({ group, customer, inviter, code }) => ({
    title: `You are invited to ${group}`,
    text: `${inviter === "" ? "Somebody" : inviter} of ${customer} invites you.`,
    link: `/?inviteCode=${encodeURIComponent(code)}`,
  }),
  // By its code: a link that was replaced opens nothing.
  about: ({ groupId, code }) => ({ subject: "invitation", id: `${groupId}:${code}` }),
});
