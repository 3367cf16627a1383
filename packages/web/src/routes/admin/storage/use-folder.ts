import { storageFailureTexts } from "@cathedra/domain/messages";
import type { StorageItem } from "@cathedra/domain/storage";
import { useState } from "react";
import { outage } from "../../../relay/environment.ts";
import { createFolderRows, type FolderRows } from "./folder-rows.ts";
import { showReadFailure } from "./storage-errors.ts";
import { readFolder, type Shown } from "./storage-requests.ts";
import { useFolderRows } from "./use-folder-rows.ts";

/** Recently visited folders: going back shows them at once, while they are refetched in the background. */
const visited = new Map<string, FolderRows<StorageItem>>();
const maxVisited = 12;
/** The number of items on the first page, enough for any window; later pages have the full size. */
const firstItems = 200;

/** The rows of a folder. A failure is reported with the specified text (8.016), unless the page shows more. */
export function folderRows(shown: Shown): FolderRows<StorageItem> {
  const rows: FolderRows<StorageItem> = createFolderRows(
    (after, signal) => readFolder(shown, after, signal, after === null ? firstItems : undefined),
    (failure) =>
      showReadFailure(storageFailureTexts.list, failure, () => void rows.readAgain(), outage.report),
  );
  return rows;
}

function getRows(shown: Shown): FolderRows<StorageItem> {
  const key = JSON.stringify([shown.folder, shown.search, shown.sort]);
  const rows = visited.get(key) ?? folderRows(shown);
  visited.delete(key);
  visited.set(key, rows);
  for (const old of visited.keys()) {
    if (visited.size <= maxVisited) break;
    visited.delete(old);
  }
  return rows;
}

/** The items of a folder or search, read as far as they are viewed, and refetched when the window gets the focus. */
export function useFolder({ folder, search, sort }: Shown) {
  const key = JSON.stringify([folder, search, sort]);
  const [held, setHeld] = useState(() => ({ key, rows: getRows({ folder, search, sort }) }));
  let { rows } = held;
  if (held.key !== key) {
    rows = getRows({ folder, search, sort });
    setHeld({ key, rows });
  }
  return { key, ...useFolderRows(rows) };
}
