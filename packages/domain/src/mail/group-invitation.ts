import * as v from "valibot";
import { inOneLine, type Letter, type LetterHead, looksLikeLink } from "./letter.ts";

export const groupInvitationFacts = v.object({
  code: v.string(),
  groupName: v.string(),
  customerName: v.string(),
  /** Whoever invites; empty where their name is not known. */
  inviter: v.string(),
  /** Of the one who is invited, where the list said it. */
  firstName: v.string(),
});

export type GroupInvitationFacts = v.InferOutput<typeof groupInvitationFacts>;

/** The mail that invites somebody into a group. */
export function groupInvitationLetter(facts: GroupInvitationFacts, { title, origin }: LetterHead): Letter {
  const group = inOneLine(facts.groupName);
  const customer = inOneLine(facts.customerName);
  const inviter = looksLikeLink(facts.inviter) ? "" : inOneLine(facts.inviter);
  const firstName = looksLikeLink(facts.firstName) ? "" : inOneLine(facts.firstName);
  const who = inviter === "" ? `Somebody at ${customer}` : inviter;
  return {
    subject: `${who} invites you to ${group}`,
    preheader: `Join ${group} of ${customer} on ${title}.`,
    heading: firstName === "" ? "Join your group" : `${firstName}, join your group`,
    paragraphs: [
      `${who} invites you to ${group} of ${customer} on ${title}, where you learn and train endovascular procedures: with courses, on simulators, and with a logbook of your own.`,
      "Sign in, or make an account with this e-mail address, and you are in the group.",
    ],
    action: { label: "Join the group", url: `${origin}/?inviteCode=${encodeURIComponent(facts.code)}` },
    notes: [
      "The link works until the group's admins replace it. It is meant for you: please do not pass it on.",
    ],
    because: `You get this mail because ${who} entered your address. If it is not for you, you can ignore it: nothing happens.`,
  };
}
