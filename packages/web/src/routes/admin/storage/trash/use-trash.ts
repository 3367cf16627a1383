import { storageTexts as texts } from "@cathedra/domain/messages";
import { useState } from "react";
import { outage } from "../../../../relay/environment.ts";
import { createFolderRows, type FolderRows } from "../folder-rows.ts";
import { showReadFailure } from "../storage-errors.ts";
import { useFolderRows } from "../use-folder-rows.ts";
import { readTrash, type TrashItem } from "./trash-requests.ts";

/** The rows of the trash; a failure to read them is reported in a toast. */
export function trashRows(): FolderRows<TrashItem> {
  const rows: FolderRows<TrashItem> = createFolderRows(readTrash, (failure) =>
    showReadFailure(texts.trashFailed, failure, () => void rows.readAgain(), outage.report),
  );
  return rows;
}

/** The content of the trash, loaded page by page. */
export function useTrash() {
  const [rows] = useState(trashRows);
  return { key: "trash", ...useFolderRows(rows) };
}
