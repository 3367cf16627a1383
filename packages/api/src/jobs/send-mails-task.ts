import type { Logger } from "graphile-worker";
import { type SendingParts, sendMails } from "../modules/mail/public.ts";

/** Sends waiting mails. A mail that fails does not fail the job: the failure is stored with the mail, which is tried again. */
export async function sendMailsTask(
  parts: SendingParts,
  logger: Logger,
  signal?: AbortSignal,
): Promise<void> {
  const { sent, failed, putOff } = await sendMails(parts, signal);
  if (failed + putOff > 0) logger.warn(`Mails: ${sent} sent, ${putOff} put off, ${failed} given up`);
  else if (sent > 0) logger.info(`Mails: ${sent} sent`);
}
