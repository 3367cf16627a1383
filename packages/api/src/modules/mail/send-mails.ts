import { getLetter, type LetterHead, nextAttemptAt } from "@cathedra/domain/mail";
import { classInvitationTexts } from "@cathedra/domain/messages";
import type { Db } from "../../db/database.ts";
import type { Clock } from "../../ports/clock.ts";
import { MailError, type MailSender } from "../../ports/mail-sender.ts";
import { type ClaimedMail, claimMail, markFailed, markSent } from "./outbox.ts";
import { hasStopped } from "./recipients.ts";
import { writeLetter } from "./write-letter.ts";

export type SendingParts = {
  readonly db: Db;
  readonly clock: Clock;
  readonly sender: MailSender;
  readonly head: LetterHead;
};

export type SendingOutcome = { sent: number; failed: number; putOff: number };

/** The number of mails that are sent concurrently, so that a slow server does not delay the mails of a whole class. */
const lanes = 4;

/**
 * Sends due mails in several lanes, one after the other in each, until none is due or the server is unavailable. Concurrent
 * workers claim each mail, so that it is sent once.
 */
export async function sendMails(parts: SendingParts, signal?: AbortSignal): Promise<SendingOutcome> {
  const outcome: SendingOutcome = { sent: 0, failed: 0, putOff: 0 };
  let isAway = false;
  const lane = async (): Promise<void> => {
    while (!isAway && signal?.aborted !== true) {
      const mail = await claimMail(parts.db, parts.clock());
      if (mail === undefined) return;
      const became = await sendOne(parts, mail);
      isAway ||= became === "away";
      outcome[became === "away" ? "putOff" : became] += 1;
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return outcome;
}

async function sendOne(
  { db, clock, sender, head }: SendingParts,
  mail: ClaimedMail,
): Promise<keyof SendingOutcome | "away"> {
  const fail = async ({ failure, message }: MailError) => {
    const now = clock();
    const again = failure === "refused" ? undefined : nextAttemptAt(mail.attempts, now);
    await markFailed(db, mail, { again, reason: message, now });
    if (failure === "away") return "away";
    return again === undefined ? "failed" : "putOff";
  };
  if (mail.stopKey !== null && (await hasStopped(db, mail.stopKey)))
    return fail(new MailError("refused", classInvitationTexts.stoppedMail));
  const letter = getLetter(mail.kind, mail.facts, head);
  if (letter === undefined) return fail(new MailError("refused", "The portal could not write this mail"));
  const { subject, html, text, stopUrl } = writeLetter(letter, head);
  const messageId = `${mail.id}@${new URL(head.origin).hostname}`;
  try {
    await sender.send({ to: mail.recipient, subject, html, text, messageId, stopUrl });
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    return fail(error);
  }
  await markSent(db, mail, clock());
  return "sent";
}
