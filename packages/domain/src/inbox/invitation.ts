import * as v from "valibot";
import { noticeKind } from "./notice.ts";

export const invitation = noticeKind({
  label: "An invitation into a group",
  facts: v.object({
    groupId: v.number(),
    customer: v.string(),
    code: v.string(),
  }),
  // It goes by mail as well, to people who are not in the group: nothing in it is what a sender wrote.
  tell: ({ customer, code }) => ({
    title: `${customer} invites you`,
    text: "You are invited into one of its groups.",
    link: `/?inviteCode=${encodeURIComponent(code)}`,
  }),
  // Identified by the code: a replaced link no longer opens anything.
  about: ({ groupId, code }) => ({ subject: "invitation", id: `${groupId}:${code}` }),
});
