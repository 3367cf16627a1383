import * as v from "valibot";
import { inOneLine, type Letter, type LetterHead, looksLikeLink } from "./letter.ts";

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

const customer = v.string();
const stopKey = v.string();

export const newAddressFacts = v.object({
  customer,
  stopKey,
  /** The code of the link with which the owner of the address answers. */
  code: v.string(),
});

/** Asks the owner of a new address. It may be a stranger's, so the letter contains nothing that an administrator wrote. */
export function newAddressLetter(
  { customer, code, stopKey }: v.InferOutput<typeof newAddressFacts>,
  { title, origin }: LetterHead,
): Letter {
  return {
    subject: "Is this your new address as an attending?",
    preheader: "Trainees are to ask this address to confirm their records. Nothing changes without your yes.",
    heading: "Is this your new address?",
    paragraphs: [
      `${inOneLine(customer)} wants to ask you at this address to confirm records of trainees on ${title}.`,
      "Open the link to see for whom this address was entered, and answer with yes or no. Nothing changes without your yes.",
    ],
    action: { label: "Answer", url: answerUrl(origin, code) },
    notes: ["The link works for 14 days. If this is not for you, answer no or ignore this mail."],
    because: `You get this mail because an administrator of ${inOneLine(customer)} entered your address on ${title}.`,
    stop: attendingStop(origin, stopKey),
  };
}

export const addressChangeFacts = v.object({
  customer,
  stopKey,
  code: v.string(),
  /** The name of the administrator who asked. */
  askedBy: v.string(),
});

/** Tells the owner of the present address of an attending that it is to change, before it does. */
export function addressChangeLetter(
  { customer, code, stopKey, askedBy }: v.InferOutput<typeof addressChangeFacts>,
  { title, origin }: LetterHead,
): Letter {
  const name = inOneLine(askedBy);
  // A name that is an address would become a link.
  const who = name === "" || looksLikeLink(name) ? "An administrator" : name;
  return {
    subject: "Your address as an attending is to change",
    preheader: "You can object. Until the change, you are asked at this address.",
    heading: "Your address is to change",
    paragraphs: [
      `${who} of ${inOneLine(customer)} wants to replace this address on their list of attendings on ${title} with another one.`,
      "It changes once the other address says yes, but not within the next 7 days unless you agree. Then the other address confirms the records that wait for you.",
    ],
    action: { label: "Agree or object", url: answerUrl(origin, code) },
    notes: ["If you did not ask for this, open the link and object: then nothing changes."],
    because: `You get this mail because a list of attendings on ${title} has your address.`,
    stop: attendingStop(origin, stopKey),
  };
}

export const addressChangedFacts = v.object({ customer, stopKey });

/** Tells the owner of the former address that it was changed. */
export function addressChangedLetter(
  { customer, stopKey }: v.InferOutput<typeof addressChangedFacts>,
  { title, origin }: LetterHead,
): Letter {
  return {
    subject: "Your address as an attending has changed",
    preheader: "The new address has said yes.",
    heading: "Your address has changed",
    paragraphs: [
      `This address was replaced on the list of attendings of ${inOneLine(customer)} on ${title}. The new address has said yes.`,
      "Records that were waiting for you now ask the new address. What you have confirmed stays confirmed under your name and this address.",
    ],
    action: { label: "Open the portal", url: `${origin}/logbook/confirmations` },
    notes: ["If this is not right, tell the administrators of the logbook, or the portal's support."],
    because: `You get this mail because a list of attendings on ${title} had your address.`,
    stop: attendingStop(origin, stopKey),
  };
}

function answerUrl(origin: string, code: string): string {
  return `${origin}/attending-address?code=${encodeURIComponent(code)}`;
}

/** The key with which the recipient unsubscribes from all unrequested mails to attendings. */
export function attendingStop(origin: string, stopKey: string): NonNullable<Letter["stop"]> {
  return {
    label: "No more of these mails",
    url: `${origin}/stop-mails?of=confirmations&key=${encodeURIComponent(stopKey)}`,
    post: `${origin}/api/confirmation-mails/stop?key=${encodeURIComponent(stopKey)}`,
  };
}
