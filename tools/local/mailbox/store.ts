import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type AddressObject, simpleParser } from "mailparser";
import * as v from "valibot";
import { readJson, writeFileAtomic } from "../files.ts";

const kept = v.object({
  id: v.string(),
  messageId: v.string(),
  from: v.string(),
  to: v.array(v.string()),
  subject: v.string(),
  /** When the mail arrived, in epoch milliseconds. */
  arrivedAt: v.number(),
  /** How often the mail was delivered; more than once only if an answer was lost. */
  times: v.number(),
});

/** A mail as the list shows it. */
export type KeptMail = v.InferOutput<typeof kept>;

export type ReadMail = KeptMail & { readonly html: string; readonly text: string; readonly source: string };

export type MailStore = {
  /** Stores a mail; a mail with a known Message-ID is only counted again. */
  readonly keep: (source: Buffer, recipients: readonly string[], now: number) => Promise<KeptMail>;
  /** The mails to a recipient, newest first. */
  readonly find: (recipient: string) => readonly KeptMail[];
  readonly read: (id: string) => Promise<ReadMail | undefined>;
  readonly clear: () => void;
};

const most = 10_000;

/** Mails on disk: the source of each, and the facts for the list. */
export function openMailStore(folder: string): MailStore {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const mails = new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith(".json"))
      .map((name) => v.safeParse(kept, readJson(join(folder, name))))
      .flatMap((each) => (each.success ? [each.output] : []))
      .toSorted((one, other) => one.arrivedAt - other.arrivedAt)
      .map((mail) => [mail.id, mail]),
  );
  const path = (id: string, ending: "eml" | "json") => join(folder, `${id}.${ending}`);
  const drop = (id: string) => {
    mails.delete(id);
    for (const ending of ["eml", "json"] as const) rmSync(path(id, ending), { force: true });
  };
  return {
    async keep(source, recipients, now) {
      const parsed = await simpleParser(source);
      const messageId = parsed.messageId ?? "";
      const id = createHash("sha256")
        .update(messageId === "" ? source : messageId)
        .digest("hex")
        .slice(0, 16);
      const known = mails.get(id);
      const mail: KeptMail = known
        ? { ...known, times: known.times + 1 }
        : {
            id,
            messageId,
            from: getAddresses(parsed.from).join(", "),
            to: [...recipients],
            subject: parsed.subject ?? "",
            arrivedAt: now,
            times: 1,
          };
      if (known === undefined) writeFileSync(path(id, "eml"), source, { mode: 0o600 });
      writeFileAtomic(path(id, "json"), JSON.stringify(mail));
      mails.set(id, mail);
      const [oldest] = mails.keys();
      if (mails.size > most && oldest !== undefined) drop(oldest);
      return mail;
    },
    find(recipient) {
      const wanted = recipient.trim().toLowerCase();
      return [...mails.values()]
        .filter(({ to }) => to.some((each) => each.toLowerCase().includes(wanted)))
        .toReversed();
    },
    async read(id) {
      const mail = mails.get(id);
      if (mail === undefined || !existsSync(path(id, "eml"))) return undefined;
      const source = readFileSync(path(id, "eml"));
      const { html, text = "" } = await simpleParser(source, { skipTextToHtml: true, skipImageLinks: true });
      return { ...mail, html: typeof html === "string" ? html : "", text, source: source.toString("utf8") };
    },
    clear: () => [...mails.keys()].forEach(drop),
  };
}

function getAddresses(field: AddressObject | undefined): readonly string[] {
  return (field?.value ?? []).map(({ name, address = "" }) =>
    name === "" ? address : `${name} <${address}>`,
  );
}
