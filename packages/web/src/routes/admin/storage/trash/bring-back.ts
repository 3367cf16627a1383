import { storageTexts as texts } from "@cathedra/domain/messages";
import { toasts } from "../../../../shell/toasts.ts";
import { restore } from "../ask-storage.ts";
import { tellFailure } from "../tell.ts";
import type { TrashItem } from "./ask-trash.ts";

/** Restores them to where they were, and says what came of it; false: they are still in the trash. */
export async function bringBack(items: readonly Pick<TrashItem, "Id">[]): Promise<boolean> {
  try {
    await restore(items.map(({ Id }) => Id));
  } catch (error) {
    tellFailure(texts.restoreFailed, error);
    return false;
  }
  toasts.success(texts.restoredMany(items.length));
  return true;
}
