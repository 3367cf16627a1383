import { useState } from "react";
import { readSettings, type TableSettings } from "./columns.ts";

/** How this browser shows the tables of a page, from one visit to the next. */
export function useTableSettings(
  name: string,
  density?: TableSettings["density"],
): readonly [TableSettings, (settings: TableSettings) => void] {
  const key = `cathedra.table.${name}`;
  const [settings, setSettings] = useState(() => readSettings(readStored(key), density));
  const change = (next: TableSettings) => {
    setSettings(next);
    storeSettings(key, JSON.stringify(next));
  };
  return [settings, change];
}

function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** When the browser stores nothing, the settings last until the page is left. */
function storeSettings(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // If the browser's storage is full or blocked, only a preference is lost.
  }
}
