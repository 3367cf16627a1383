import { storageFailureTexts } from "@cathedra/domain/messages";
import type { StorageItem } from "@cathedra/domain/storage";
import { showFailure } from "../storage-errors.ts";
import { linkTo } from "../storage-requests.ts";

/** The pause between downloads in milliseconds, because browsers ask the person before many at once. */
const pauseMs = 400;

/** Lets the browser save files, one after the other (8.002). */
export async function download(items: readonly StorageItem[]): Promise<void> {
  const files = items.filter(({ IsDirectory }) => !IsDirectory);
  for (const [at, { Key }] of files.entries()) {
    if (at > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
    try {
      const link = document.createElement("a");
      link.href = await linkTo(Key, "attachment");
      link.rel = "noopener";
      link.download = "";
      link.click();
    } catch (error) {
      showFailure(storageFailureTexts.download, error);
      return;
    }
  }
}
