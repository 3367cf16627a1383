import { groupTexts } from "@cathedra/domain/messages";
import { toasts } from "../../shell/toasts.ts";

/** Copies an invite link, and shows and returns whether that succeeded (2.023, 2.024). */
export async function copyLink(link: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(link);
    toasts.success(groupTexts.linkCopied);
    return true;
  } catch {
    toasts.error(groupTexts.linkNotCopied);
    return false;
  }
}
