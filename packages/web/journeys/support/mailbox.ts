import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Where the mails of the people's world arrive: of one recipient, newest first. */
export function mailsTo(recipient: string): string {
  const ports: unknown = JSON.parse(
    readFileSync(join(process.env.JOURNEYS_DATA ?? "", "ports.json"), "utf8"),
  );
  const { mailbox } = Object.assign({ mailbox: 0 }, ports);
  return `http://localhost:${mailbox}/?${new URLSearchParams({ to: recipient })}`;
}
