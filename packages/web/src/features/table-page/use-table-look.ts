import { useState } from "react";
import { readLook, type TableLook } from "./columns.ts";

/** How this browser shows the tables of a page, from one visit to the next. */
export function useTableLook(name: string): readonly [TableLook, (look: TableLook) => void] {
  const key = `cathedra.table.${name}`;
  const [look, setLook] = useState(() => readLook(kept(key)));
  const change = (next: TableLook) => {
    setLook(next);
    keep(key, JSON.stringify(next));
  };
  return [look, change];
}

function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Where the browser keeps nothing, the look holds until the page is left. */
function keep(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // Storage is full or blocked; only a preference is lost.
  }
}
