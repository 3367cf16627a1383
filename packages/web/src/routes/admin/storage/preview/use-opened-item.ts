import { storageTexts as texts } from "@cathedra/domain/messages";
import type { StorageItem } from "@cathedra/domain/storage";
import { useEffect, useState } from "react";
import { reasonOf } from "../storage-errors.ts";
import { readItem } from "../storage-requests.ts";

type Opened =
  | { readonly is: "loading" }
  | { readonly is: "failed"; readonly text: string }
  | { readonly is: "here"; readonly item: StorageItem };

/** The file that the address names: of the rows that are there, or asked for where a link led straight to it. */
export function useOpenedItem(key: string, rows: readonly StorageItem[]): Opened {
  const row = rows.find(({ Key }) => Key === key);
  const [asked, setAsked] = useState<{ readonly key: string; readonly opened: Opened } | null>(null);
  const isKnown = row !== undefined;
  useEffect(() => {
    if (isKnown) return undefined;
    let isOver = false;
    const set = (opened: Opened) => !isOver && setAsked({ key, opened });
    readItem(key).then(
      (item) => set({ is: "here", item }),
      (error: unknown) => set({ is: "failed", text: reasonOf(error) ?? texts.previewFailed }),
    );
    return () => {
      isOver = true;
    };
  }, [isKnown, key]);
  if (row !== undefined) return { is: "here", item: row };
  return asked?.key === key ? asked.opened : { is: "loading" };
}
