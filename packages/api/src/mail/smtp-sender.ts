import { isIP } from "node:net";
import { isEmail } from "@cathedra/domain";
import { createTransport, type NodemailerError } from "nodemailer";
import type { MailSettings } from "../config/mail-settings.ts";
import { MailError, type MailFailure, type MailSender } from "../ports/mail-sender.ts";

export type SmtpTimes = { readonly connectMs: number; readonly answerMs: number };

const usual: SmtpTimes = { connectMs: 10_000, answerMs: 30_000 };

/**
 * Opens a sender of mail by SMTP, which keeps a few connections open between mails. Passwords are only sent over encrypted
 * connections, or to this machine itself.
 */
export function openSmtpSender({ smtpUrl, from }: MailSettings, times: SmtpTimes = usual): MailSender {
  const { protocol, hostname, port, username, password } = new URL(smtpUrl);
  const host = hostname.replace(/^\[|\]$/g, "");
  const secure = protocol === "smtps:";
  const auth = { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
  const transport = createTransport({
    pool: true,
    host,
    secure,
    ...(port === "" ? {} : { port: Number(port) }),
    ...(username === "" ? {} : { auth }),
    requireTLS: !secure && username !== "" && !isThisMachine(host),
    maxConnections: 4,
    maxMessages: 200,
    // A connection that breaks in the middle leaves open whether the mail was taken: the outbox decides when it is tried again.
    maxRequeues: 0,
    connectionTimeout: times.connectMs,
    greetingTimeout: times.connectMs,
    dnsTimeout: times.connectMs,
    socketTimeout: times.answerMs,
    // A mail must not refer to a file or an address that the server would read.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, subject, text, html, messageId, stopUrl }) {
      // The library reads a list, or a name around an address, as further recipients.
      if (!isEmail(to)) throw new MailError("refused", "This is not an e-mail address");
      try {
        await transport.sendMail({
          from,
          to: { name: "", address: to },
          subject,
          text,
          html,
          messageId: `<${messageId}>`,
          headers: {
            "Auto-Submitted": "auto-generated",
            ...(stopUrl === undefined
              ? {}
              : {
                  "List-Unsubscribe": `<${stopUrl}>`,
                  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
                }),
          },
        });
      } catch (error) {
        throw mailError(error);
      }
    },
    close: () => transport.close({ force: true }),
  };
}

function isThisMachine(host: string): boolean {
  return host === "localhost" || host === "::1" || (isIP(host) === 4 && host.startsWith("127."));
}

function mailError(error: unknown): MailError {
  const cause: NodemailerError = error instanceof Error ? error : new Error(String(error));
  const failure = getFailure(cause);
  return new MailError(failure, getSentence(failure, cause), { cause });
}

/** Classifies a failure: a refused address or mail concerns only this mail; a refused sender or password concerns all mails. */
function getFailure({ command = "", responseCode = 0, code, rejectedErrors }: NodemailerError): MailFailure {
  const isOfMail = ["RCPT TO", "DATA"].includes(command) && responseCode !== 421 && responseCode !== 530;
  if (!isOfMail && code === "EENVELOPE" && command === "API") return "refused";
  if (!isOfMail) return "away";
  const codes = rejectedErrors?.map((each) => each.responseCode ?? 0) ?? [responseCode];
  return codes.every((each) => each >= 500 && each !== 503) ? "refused" : "later";
}

function getSentence(failure: MailFailure, { code, response = "", rejectedErrors }: NodemailerError): string {
  const reply = plain(rejectedErrors?.[0]?.response ?? response);
  if (failure === "away")
    return code === "EAUTH" ? "The mail server did not let the portal in" : "The mail server does not answer";
  const what = failure === "refused" ? "The mail server refused the address" : "The mail server put it off";
  return reply === "" ? what : `${what}: ${reply}`;
}

/** A server's message as one short line. */
function plain(text: string): string {
  return text
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim()
    .slice(0, 200);
}
