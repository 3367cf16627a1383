import { storageTexts as texts } from "@cathedra/domain/messages";
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { onWindowReturn } from "../../../../features/poll/on-window-return.ts";
import { outage } from "../../../../relay/environment.ts";
import { createFolderRows, type FolderRows } from "../folder-rows.ts";
import { showReadFailure } from "../storage-errors.ts";
import { readTrash, type TrashItem } from "./trash-requests.ts";

/** The rows of the trash; told where they cannot be read. */
export function trashRows(): FolderRows<TrashItem> {
  const rows: FolderRows<TrashItem> = createFolderRows(readTrash, (failure) =>
    showReadFailure(texts.trashFailed, failure, () => void rows.readAgain(), outage.report),
  );
  return rows;
}

/** The content of the trash, loaded page by page. */
export function useTrash() {
  const [rows] = useState(trashRows);
  const seenTo = useRef(1);
  useEffect(() => {
    void rows.refresh();
    const stop = onWindowReturn(() => void rows.refresh(seenTo.current));
    return () => {
      stop();
      rows.close();
    };
  }, [rows]);
  const state = useSyncExternalStore(rows.subscribe, rows.get);
  const onShow = useCallback(
    (_from: number, to: number) => {
      seenTo.current = to;
      rows.want(to);
    },
    [rows],
  );
  return {
    key: "trash",
    state,
    onShow,
    refresh: () => rows.refresh(seenTo.current),
    upTo: (to: number) => rows.upTo(to),
  };
}
