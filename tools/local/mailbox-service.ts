import { join } from "node:path";
import { answers, childService } from "./child-service.ts";
import type { MailboxPorts, PortalPlan } from "./portal-plan.ts";
import type { PortBook } from "./ports.ts";
import type { Service } from "./service.ts";

/** The name of its port in the port book. */
export const mailboxName = "mailbox";
const user = "cathedra";

export async function chooseMailboxPorts(book: PortBook): Promise<MailboxPorts> {
  const choose = (name: string) => book.choose({ name, explicit: undefined, preferred: undefined });
  return { page: await choose(mailboxName), smtp: await choose("mail server") };
}

export function mailboxAt({ page }: MailboxPorts): string {
  return `http://localhost:${page}`;
}

/** A real mail server that delivers mails only to a page on this machine. */
export function mailboxService({ options, paths, secrets, mailbox, log, signal }: PortalPlan): Service {
  return childService({
    name: "mailbox",
    args: ["--conditions=cathedra-source", join(paths.local, "mailbox/main.ts")],
    env: {
      MAILBOX_HOST: options.host,
      MAILBOX_PORT: String(mailbox.page),
      MAILBOX_SMTP_PORT: String(mailbox.smtp),
      MAILBOX_USER: user,
      MAILBOX_SECRET: secrets.mailbox,
      MAILBOX_DATA: paths.mailbox,
    },
    log: log("mailbox"),
    signal,
    isReady: () => answers(`http://127.0.0.1:${mailbox.page}/`),
  });
}

/** The settings of the portal's processes for it, the same as for a real server. */
export function mailEnvironment({ smtp }: MailboxPorts, secret: string) {
  return {
    SMTP_URL: `smtp://${user}:${encodeURIComponent(secret)}@127.0.0.1:${smtp}`,
    MAIL_FROM: "Cathedra <portal@cathedra.example>",
  };
}
