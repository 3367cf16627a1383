import { provisioningTexts as texts } from "@cathedra/domain/messages";
import { copyToClipboard } from "../../../../features/clipboard/copy-to-clipboard.ts";

/** Copies an address or a token of the directory's connection, and shows whether that succeeded. */
export const copyText = (text: string): Promise<boolean> =>
  copyToClipboard(text, { copied: texts.copied, notCopied: texts.notCopied });
