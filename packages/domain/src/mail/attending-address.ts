import * as v from "valibot";
import { inOneLine, type Letter, type LetterHead, looksLikeLink } from "./letter.ts";

export const attendingAddressFacts = v.object({
  attending: v.string(),
  customer: v.string(),
});

/** To the address that an attending had: another one stands on the list now. Names that look like links are left out. */
export function attendingAddressLetter(
  facts: v.InferOutput<typeof attendingAddressFacts>,
  { title, origin }: LetterHead,
): Letter {
  const named = (text: string, otherwise: string) => (looksLikeLink(text) ? otherwise : inOneLine(text));
  const attending = named(facts.attending, "an attending");
  const customer = named(facts.customer, "a customer");
  return {
    subject: "Your address was replaced on a list of attendings",
    preheader: "Records written before still ask you.",
    heading: "Your address was replaced",
    paragraphs: [
      `An administrator of ${customer} has changed the address of the attending ${attending} on ${title}, which was this one.`,
      "You can still confirm the records that named you before, unless their trainees save them again. New records ask the new address.",
    ],
    action: { label: "See the records that ask you", url: `${origin}/logbook/confirmations` },
    notes: ["If this is not right, tell the administrators of the logbook, or the portal's support."],
    because: `You get this mail because a list of attendings on ${title} had your address.`,
  };
}
