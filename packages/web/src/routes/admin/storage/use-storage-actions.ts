import { storageTexts as texts } from "@cathedra/domain/messages";
import type { StorageItem } from "@cathedra/domain/storage";
import type { Place } from "@cathedra/ui-kit/ItemGrid";
import { useEffect, useState } from "react";
import { offerUndo } from "../../../features/undo/offer-undo.ts";
import { toasts } from "../../../shell/toasts.ts";
import { copiedMs, copySignedLink } from "./actions/copy-signed-link.ts";
import { download } from "./actions/download.ts";
import type { StorageAct } from "./allowed-actions.ts";
import { getName } from "./paths.ts";
import type { OpenDialog } from "./StorageDialogs.tsx";
import { showFailure } from "./storage-errors.ts";
import { move, restore } from "./storage-requests.ts";

type Surroundings = {
  readonly onOpen: (item: StorageItem) => void;
  /** Called when items were changed, or may have been. */
  readonly onChanged: () => void;
};

/** The actions on files and folders, and the open question. */
export function useStorageActions({ onOpen, onChanged }: Surroundings) {
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [tip, setTip] = useState<Place | null>(null);
  useEffect(() => {
    if (tip === null) return undefined;
    const timer = setTimeout(() => setTip(null), copiedMs);
    return () => clearTimeout(timer);
  }, [tip]);

  async function copyLink({ Key }: StorageItem, at: Place): Promise<void> {
    setTip(null);
    if (await copySignedLink(Key)) setTip(at);
  }

  function act(kind: StorageAct, items: readonly StorageItem[], at: Place): void {
    const [first] = items;
    if (first === undefined) return;
    if (kind === "open" || kind === "view") onOpen(first);
    else if (kind === "download") void download(items);
    else if (kind === "copyLink") void copyLink(first, at);
    else if (kind === "rename") setDialog({ kind, item: first });
    else setDialog({ kind, items });
  }

  /** Moves all items or none; rejects if that failed. */
  async function moveTo(items: readonly StorageItem[], folder: string): Promise<void> {
    try {
      await move(items, folder);
      toasts.success(
        texts.moved(
          items.map(({ Key }) => getName(Key)),
          getName(folder) || texts.root,
        ),
      );
    } catch (error) {
      showFailure(texts.moveFailed, error);
      throw error;
    } finally {
      onChanged();
    }
  }

  function removed(objects: number, ids: readonly number[]): void {
    const offer = { undoId: `storage-${ids[0] ?? 0}`, seconds: 10 };
    offerUndo(texts.removed(objects), offer, onChanged, () => restore(ids));
    onChanged();
  }

  return { asked: dialog, ask: setDialog, tip, act, moveTo, removed };
}
