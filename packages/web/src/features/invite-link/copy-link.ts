import { groupTexts } from "@cathedra/domain/messages";
import { copyToClipboard } from "../clipboard/copy-to-clipboard.ts";

/** Copies an invite link, and shows and returns whether that succeeded (2.023, 2.024). */
export const copyLink = (link: string): Promise<boolean> =>
  copyToClipboard(link, { copied: groupTexts.linkCopied, notCopied: groupTexts.linkNotCopied });
