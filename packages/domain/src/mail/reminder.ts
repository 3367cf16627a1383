import * as v from "valibot";
import { inOneLine, type Letter, type LetterHead, looksLikeLink } from "./letter.ts";

export const reminderFacts = v.object({
  /** The name of the group's leader; may be empty. */
  sender: v.string(),
  /** The name of the institution, as staff set it. */
  customer: v.string(),
  /** The sender's text, without addresses. */
  text: v.string(),
  /** The recipient can stop such mails with this key. */
  stopKey: v.string(),
});

/** Sent by a group's leader to its people with their own text; the link always leads to the portal. */
export function reminderLetter(
  { sender, customer, text, stopKey }: v.InferOutput<typeof reminderFacts>,
  { title, origin }: LetterHead,
): Letter {
  const name = looksLikeLink(sender) ? "" : inOneLine(sender);
  const from =
    name === "" ? `An administrator of ${inOneLine(customer)}` : `${name}, ${inOneLine(customer)},`;
  const paragraphs = text
    .split(/\n+/)
    .map(inOneLine)
    .filter((each) => each !== "");
  return {
    subject: `A reminder from ${name === "" ? inOneLine(customer) : name}`,
    preheader: paragraphs[0] ?? "",
    heading: "A reminder",
    paragraphs: [`${from} wrote to you on ${title}:`, ...paragraphs],
    action: { label: `Open ${title}`, url: `${origin}/` },
    notes: ["You cannot answer this mail. Write to the person who sent it to you."],
    because: `You get this mail because you are in a group of ${inOneLine(customer)} on ${title}.`,
    stop: {
      label: "Stop reminders by e-mail",
      url: `${origin}/stop-mails?of=reminders&key=${encodeURIComponent(stopKey)}`,
      post: `${origin}/api/invitation-mails/stop?key=${encodeURIComponent(stopKey)}`,
    },
  };
}
