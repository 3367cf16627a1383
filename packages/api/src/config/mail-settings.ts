import { err, isEmail, ok, type Result } from "@cathedra/domain";
import type { Environment } from "./setting.ts";

/** How the portal sends mail; without these settings it sends none, and screens offer links to copy. */
export type MailSettings = {
  /** `smtp:` or `smtps:`, with user and password where the server wants them. */
  readonly smtpUrl: string;
  readonly from: { readonly name: string; readonly address: string };
};

/** Checks the mail settings: a server requires a sender, and a sender requires a server. */
export function mailSettings(environment: Environment): Result<MailSettings | undefined, readonly string[]> {
  const { SMTP_URL: smtpUrl, MAIL_FROM: sender } = environment;
  if (smtpUrl === undefined && sender === undefined) return ok(undefined);
  const from = sender === undefined ? undefined : parseSender(sender);
  const problems = [
    ...(smtpUrl === undefined ? ["SMTP_URL: is required where MAIL_FROM is set"] : []),
    ...(sender === undefined ? ["MAIL_FROM: is required where SMTP_URL is set"] : []),
    // The error's message does not repeat the address, because an address of SMTP may contain a password.
    ...(smtpUrl === undefined || isSmtpAddress(smtpUrl)
      ? []
      : ["SMTP_URL: must be an smtp or smtps address, such as smtps://user:password@mail.example.org"]),
    ...(sender === undefined || from !== undefined
      ? []
      : ["MAIL_FROM: must be an address, such as Cathedra <portal@example.org>"]),
  ];
  if (smtpUrl === undefined || from === undefined || problems.length > 0) return err(problems);
  return ok({ smtpUrl, from });
}

function isSmtpAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, pathname } = new URL(text);
  return ["smtp:", "smtps:"].includes(protocol) && hostname !== "" && ["", "/"].includes(pathname);
}

function parseSender(text: string): MailSettings["from"] | undefined {
  const [, name = "", address = ""] = /^(?:([^<>"\r\n]*)<)?([^<>\s]+)>?$/.exec(text.trim()) ?? [];
  return isEmail(address) ? { name: name.trim(), address } : undefined;
}
