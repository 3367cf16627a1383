import type { StorageItem } from "@cathedra/domain/storage";
import type { DragEvent } from "react";
import { getFolder, isWithin } from "./paths.ts";

/** The items that are dragged within this page; files from the computer are in the browser's own event. */
let dragged: readonly StorageItem[] = [];

const ownType = "application/x-cathedra-files";

/** Starts dragging one or several items of the library. */
export function startDrag(items: readonly StorageItem[], event: DragEvent): void {
  dragged = items;
  event.dataTransfer.effectAllowed = "move";
  // Firefox starts a drag only if it has some data.
  event.dataTransfer.setData(ownType, String(items.length));
}

export function endDrag(): void {
  dragged = [];
}

export function draggedItems(): readonly StorageItem[] {
  return dragged;
}

export function hasFiles({ dataTransfer }: Pick<DragEvent, "dataTransfer">): boolean {
  return dataTransfer.types.includes("Files");
}

/** Whether the dragged items can be moved into that folder: not into themselves, nor where they already are. */
export function canDropInto(folder: string, items: readonly Pick<StorageItem, "Key">[]): boolean {
  if (items.length === 0) return false;
  const keys = items.map(({ Key }) => Key);
  return !isWithin(folder, keys) && keys.some((key) => getFolder(key) !== folder);
}

/** Whether a folder accepts what is dragged over it: items of the library, or files. */
export function acceptsDrop(folder: string, event: DragEvent): boolean {
  if (dragged.length > 0) return canDropInto(folder, dragged);
  return hasFiles(event);
}
