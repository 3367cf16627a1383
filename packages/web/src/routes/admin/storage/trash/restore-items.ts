import { storageTexts as texts } from "@cathedra/domain/messages";
import { toasts } from "../../../../shell/toasts.ts";
import { showFailure } from "../storage-errors.ts";
import { restore } from "../storage-requests.ts";
import type { TrashItem } from "./trash-requests.ts";

/** Restores items to their former places and announces the result; false if they are still in the trash. */
export async function restoreItems(items: readonly Pick<TrashItem, "Id">[]): Promise<boolean> {
  try {
    await restore(items.map(({ Id }) => Id));
  } catch (error) {
    showFailure(texts.restoreFailed, error);
    return false;
  }
  toasts.success(texts.restoredMany(items.length));
  return true;
}
