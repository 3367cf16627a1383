import * as v from "valibot";
import { inviteLink, personalInvitationLink } from "../invite-code.ts";
import { inOneLine, type Letter, type LetterHead } from "./letter.ts";

export const groupInvitationFacts = v.object({
  /** The code of the recipient's personal link. */
  code: v.string(),
  /** The name of the institution, as staff set it. */
  customerName: v.string(),
  /** The recipient can stop such mails with this key. Mails of the previous version have none, and contain a group's code. */
  stopKey: v.optional(v.string()),
});

export type GroupInvitationFacts = v.InferOutput<typeof groupInvitationFacts>;

/**
 * The mail that invites someone into a group. Its recipients did not ask for it, so it contains nothing that a sender wrote:
 * no name of a group, a sender or the recipient. These are on the linked page.
 */
export function groupInvitationLetter(facts: GroupInvitationFacts, { title, origin }: LetterHead): Letter {
  const customer = inOneLine(facts.customerName);
  const { stopKey } = facts;
  return {
    subject: `${customer} invites you to ${title}`,
    preheader: `Join your group at ${customer} on ${title}.`,
    heading: "Join your group",
    paragraphs: [
      `${customer} invites you to one of its groups on ${title}, where you learn and practise endovascular procedures with courses, simulators and a logbook.`,
      "Open the invitation to see which group it is. Then sign in or create an account with this e-mail address.",
    ],
    action: {
      label: "Open the invitation",
      url:
        stopKey === undefined ? inviteLink(origin, facts.code) : personalInvitationLink(origin, facts.code),
    },
    notes: ["The link is personal: it works for 30 days and only with this e-mail address."],
    because: `You get this mail because ${customer} entered your address on ${title}. If it is not for you, you can ignore it.`,
    ...(stopKey === undefined
      ? {}
      : {
          stop: {
            label: "No more invitations by e-mail",
            url: `${origin}/stop-mails?of=invitations&key=${encodeURIComponent(stopKey)}`,
            post: `${origin}/api/invitation-mails/stop?key=${encodeURIComponent(stopKey)}`,
          },
        }),
  };
}
