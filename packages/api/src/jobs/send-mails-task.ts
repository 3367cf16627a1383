import type { Logger } from "graphile-worker";
import { type SendingParts, sendMails } from "../modules/mail/public.ts";

/** Sends what waits in the outbox. A mail that fails is no failure of the job: it is noted with its mail, and tried again. */
export async function sendMailsTask(
  parts: SendingParts,
  logger: Logger,
  signal?: AbortSignal,
): Promise<void> {
  const { sent, failed, putOff } = await sendMails(parts, signal);
  if (failed + putOff > 0) logger.warn(`Mails: ${sent} sent, ${putOff} put off, ${failed} given up`);
  else if (sent > 0) logger.info(`Mails: ${sent} sent`);
}
