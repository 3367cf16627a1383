import type { ItemLayout } from "@cathedra/ui-kit/ItemGrid";
import { useState } from "react";

const key = "cathedra.storage-layout";

/** Whether this browser shows files as tiles or as rows, from one visit to the next. */
export function useLayout(): readonly [ItemLayout, (layout: ItemLayout) => void] {
  const [layout, setLayout] = useState<ItemLayout>(() => (readStored() === "rows" ? "rows" : "tiles"));
  const change = (next: ItemLayout) => {
    setLayout(next);
    try {
      localStorage.setItem(key, next);
    } catch {
      // If storage is full or blocked, only a preference is lost.
    }
  };
  return [layout, change];
}

function readStored(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
