import { toasts } from "../../shell/toasts.ts";

export type CopyTexts = {
  /** The message after success; without it, the caller announces the success. */
  readonly copied?: string;
  readonly notCopied: string;
};

/** Copies a text, and shows and returns whether that succeeded: a browser may refuse access to its clipboard. */
export async function copyToClipboard(text: string, { copied, notCopied }: CopyTexts): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    toasts.error(notCopied);
    return false;
  }
  if (copied !== undefined) toasts.success(copied);
  return true;
}
