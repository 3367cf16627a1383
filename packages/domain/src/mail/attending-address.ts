import * as v from "valibot";
import { inOneLine, type Letter, type LetterHead } from "./letter.ts";

export const attendingAddressFacts = v.object({
  /** The name of the institution, as staff set it. */
  customer: v.string(),
  /** The recipient can stop the mails with this key. Mails of the previous version have none. */
  stopKey: v.optional(v.string()),
});

/**
 * Sent to the former address of an attending whose address was changed. The address may be a stranger's, so the letter contains
 * nothing that an administrator wrote, not even the attending's name.
 */
export function attendingAddressLetter(
  { customer, stopKey }: v.InferOutput<typeof attendingAddressFacts>,
  { title, origin }: LetterHead,
): Letter {
  return {
    subject: "Your address was replaced on a list of attendings",
    preheader: "Records written before that still ask you to confirm them.",
    heading: "Your address was replaced",
    paragraphs: [
      `An administrator of ${inOneLine(customer)} has replaced this address on their list of attendings on ${title} with another one.`,
      "You can still confirm the records that named you before, unless their trainees save them again. New records ask the new address.",
    ],
    action: { label: "See the records that ask you", url: `${origin}/logbook/confirmations` },
    notes: ["If this is not right, tell the administrators of the logbook, or the portal's support."],
    because: `You get this mail because a list of attendings on ${title} had your address.`,
    ...(stopKey === undefined ? {} : { stop: attendingStop(origin, stopKey) }),
  };
}

/** The key with which the recipient unsubscribes from all unrequested mails to attendings. */
export function attendingStop(origin: string, stopKey: string): NonNullable<Letter["stop"]> {
  return {
    label: "No more of these mails",
    url: `${origin}/stop-mails?of=confirmations&key=${encodeURIComponent(stopKey)}`,
    post: `${origin}/api/confirmation-mails/stop?key=${encodeURIComponent(stopKey)}`,
  };
}
