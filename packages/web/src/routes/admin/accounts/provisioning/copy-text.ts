import { provisioningTexts as texts } from "@cathedra/domain/messages";
import { toasts } from "../../../../shell/toasts.ts";

/** Copies a text and says whether that worked. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toasts.success(texts.copied);
  } catch {
    toasts.error(texts.notCopied);
  }
}
