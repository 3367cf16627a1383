import { type DragEvent, useState } from "react";

/** The drag and drop of items. */
export type ItemDrags = {
  /** Called when a drag begins. */
  readonly onTake: (index: number, event: DragEvent) => void;
  /** Whether the dragged things can be dropped on this item; called repeatedly. */
  readonly takes: (index: number, event: DragEvent) => boolean;
  readonly onDrop: (index: number, event: DragEvent) => void;
  readonly onEnd: () => void;
};

/** Handles drags over the items. Drags that an item does not accept are left to the surrounding elements. */
export function useDrags(drags: ItemDrags | undefined) {
  const [over, setOver] = useState<number | null>(null);
  if (drags === undefined) return { over: null, handlers: {} };
  const handlers = {
    onDragStart: (event: DragEvent) => {
      const index = indexOf(event);
      if (index !== undefined) drags.onTake(index, event);
    },
    onDragOver: (event: DragEvent) => {
      const index = indexOf(event);
      const isTaken = index !== undefined && drags.takes(index, event);
      setOver(isTaken ? index : null);
      if (!isTaken) return;
      event.preventDefault();
      event.stopPropagation();
    },
    onDragLeave: (event: DragEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(null);
    },
    onDrop: (event: DragEvent) => {
      setOver(null);
      const index = indexOf(event);
      if (index === undefined || !drags.takes(index, event)) return;
      event.preventDefault();
      event.stopPropagation();
      drags.onDrop(index, event);
    },
    onDragEnd: () => {
      setOver(null);
      drags.onEnd();
    },
  };
  return { over, handlers };
}

function indexOf({ target }: DragEvent): number | undefined {
  if (!(target instanceof Element)) return undefined;
  const index = target.closest("[data-index]")?.getAttribute("data-index");
  return index == null ? undefined : Number(index);
}
