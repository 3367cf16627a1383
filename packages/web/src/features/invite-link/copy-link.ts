import { groupTexts } from "@cathedra/domain/messages";
import { toasts } from "../../shell/toasts.ts";

/** Copies an invite link, and shows whether that succeeded (2.023, 2.024). */
export async function copyLink(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    toasts.success(groupTexts.linkCopied);
  } catch {
    toasts.error(groupTexts.linkNotCopied);
  }
}
