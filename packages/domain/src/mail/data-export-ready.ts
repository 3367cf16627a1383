import * as v from "valibot";
import { at } from "../inbox/notice.ts";
import { dataExportAddress } from "../personal-data/export-limits.ts";
import type { Letter, LetterHead } from "./letter.ts";

export const dataExportReadyFacts = v.object({ expiresAt: at });

/**
 * Tells a person that the archive with their data is ready. The mail holds no key to it: mails are forwarded, read by programs and
 * left in mailboxes that others open.
 */
export function dataExportReadyLetter(
  { expiresAt }: v.InferOutput<typeof dataExportReadyFacts>,
  { title, origin }: LetterHead,
): Letter {
  const until = `${new Date(expiresAt).toISOString().slice(0, 16).replace("T", " ")} UTC`;
  return {
    subject: "Your data is ready",
    preheader: `You can download it until ${until}.`,
    heading: "Your data is ready",
    paragraphs: [
      `You asked ${title} for everything that it has about you. It is one ZIP file that you can download until ${until}.`,
      "Sign in to download it. No one else can, not even with this mail.",
    ],
    action: { label: "Download your data", url: `${origin}${dataExportAddress}` },
    notes: ["If you did not ask for it, someone else may use your account: change your password."],
    because: `You get this mail because your data was requested with your account on ${title}. It protects your account, so it is always sent.`,
  };
}
