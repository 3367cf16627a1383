import * as v from "valibot";
import { daysSince } from "../logbook/confirmation/digest.ts";
import { instant } from "../time.ts";
import { attendingStop } from "./attending-address.ts";
import { inOneLine, type Letter, type LetterHead, looksLikeLink } from "./letter.ts";

export const confirmationDigestFacts = v.object({
  open: v.number(),
  /** Whether there are more open records than were counted. */
  isMore: v.boolean(),
  oldestAskedAt: v.number(),
  /** The time of writing, from which the days of waiting are counted. */
  now: v.number(),
  /** The customers with this address in their lists of attendings, separated by commas. */
  customers: v.string(),
  hasAccount: v.boolean(),
  /** The recipient can stop the mails with this key. */
  stopKey: v.string(),
});

/** Sent to an attending when many records wait for confirmation, or one has waited long. It names no record. */
export function confirmationDigestLetter(
  facts: v.InferOutput<typeof confirmationDigestFacts>,
  { title, origin }: LetterHead,
): Letter {
  const { open, isMore, hasAccount, stopKey } = facts;
  const count = isMore ? `More than ${open}` : String(open);
  const heading = open === 1 ? "A record waits for you" : `${count} records wait for you`;
  const days = daysSince(instant(facts.oldestAskedAt), instant(facts.now));
  const customers = looksLikeLink(facts.customers) ? "" : inOneLine(facts.customers);
  const of = customers === "" ? "" : ` of ${customers}`;
  const named =
    open === 1
      ? `A trainee${of} has named you as the attending of a procedure in their logbook on ${title}.`
      : `Trainees${of} have named you as the attending of procedures in their logbooks on ${title}.`;
  const confirming = open === 1 ? "You can confirm it," : "You can confirm many at once,";
  return {
    subject:
      open === 1
        ? "A logbook record waits for your confirmation"
        : `${count} logbook records wait for your confirmation`,
    preheader: waitingText(open, days),
    heading,
    paragraphs: [
      `${named} ${waitingText(open, days)}`,
      hasAccount
        ? `${confirming} or return ${open === 1 ? "it" : "a record"} with a note on what needs correcting.`
        : `Sign in or create an account with this e-mail address. There is nothing else to set up. ${confirming} or return ${open === 1 ? "it" : "a record"} with a note.`,
    ],
    action: {
      label: open === 1 ? "See the record" : "See the records",
      url: `${origin}/logbook/confirmations`,
    },
    notes: [
      "You get such a mail at most once a week, while more than 25 records wait or one has waited for more than 30 days.",
    ],
    because: `You get this mail because a list of attendings on ${title} has your address. If you are not this attending, please tell the administrators of the logbook.`,
    stop: attendingStop(origin, stopKey),
  };
}

function waitingText(open: number, days: number): string {
  const since = days === 0 ? "since today" : `for ${days === 1 ? "1 day" : `${days} days`}`;
  return open === 1 ? `It has waited ${since}.` : `The oldest has waited ${since}.`;
}
