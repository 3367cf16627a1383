import type { StorageItem } from "@cathedra/domain/storage";
import type { ItemDrags } from "@cathedra/ui-kit/ItemGrid";
import type { DragEvent } from "react";
import { endDrag, startDrag } from "./drag.ts";
import type { Selection } from "./selection.ts";

type Dragged = {
  readonly rows: readonly StorageItem[];
  readonly choice: Selection;
  /** Whether the dragged items can be dropped on that folder. */
  readonly isTaken: (folder: string, event: DragEvent) => boolean;
  readonly onDrop: (folder: string, event: DragEvent) => void;
};

/** Drag and drop within the list: of one item, or of the selection that it is part of, onto folders. */
export function itemDrags({ rows, choice, isTaken, onDrop }: Dragged): ItemDrags {
  const folderAt = (index: number) => (rows[index]?.IsDirectory === true ? rows[index].Key : undefined);
  return {
    onTake: (index, event) => {
      const item = rows[index];
      if (item === undefined) return;
      startDrag(choice.has(item.Id) ? [...choice.values()] : [item], event);
    },
    takes: (index, event) => {
      const to = folderAt(index);
      return to !== undefined && isTaken(to, event);
    },
    onDrop: (index, event) => {
      const to = folderAt(index);
      if (to !== undefined) onDrop(to, event);
    },
    onEnd: endDrag,
  };
}
