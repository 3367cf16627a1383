import { storageTexts as texts } from "@cathedra/domain/messages";
import { type StorageItem, storageLimits } from "@cathedra/domain/storage";
import type { ItemAct, Place } from "@cathedra/ui-kit/ItemGrid";
import { useState } from "react";
import { announce } from "../../../shell/announcements.ts";
import { toasts } from "../../../shell/toasts.ts";
import type { FolderState } from "./folder-rows.ts";
import {
  emptySelection,
  type Selection,
  selectAll,
  selectOnly,
  selectRange,
  toggleItem,
  withoutRemoved,
} from "./selection.ts";

type Chosen = {
  /** The folder or trash to which the selection belongs; in another one nothing is selected. */
  readonly of: string;
  readonly choice: Selection;
  readonly active: number;
  /** The item from which a range is selected. */
  readonly anchor: number;
};

/** The list in which items are selected: a folder or the trash. */
type ChosenFrom = {
  /** Identifies the list; another list begins with an empty selection. */
  readonly key: string;
  readonly state: FolderState<StorageItem>;
  readonly upTo: (to: number) => Promise<readonly StorageItem[]>;
};

export type SelectionHandlers = {
  readonly onOpen: (item: StorageItem) => void;
  readonly onMenu: (items: readonly StorageItem[], at: Place) => void;
};

/** The selection in a list, and the row with the keyboard focus. */
export function useSelection(folder: ChosenFrom, { onOpen, onMenu }: SelectionHandlers) {
  const fresh = { of: folder.key, choice: emptySelection, active: 0, anchor: 0 };
  const [kept, setKept] = useState<Chosen>(fresh);
  const { rows, count } = folder.state;
  const now = kept.of === folder.key ? kept : fresh;
  // If all rows are loaded, missing items are removed from the selection.
  const choice =
    rows.length === count && !folder.state.isFresh ? withoutRemoved(now.choice, rows) : now.choice;
  const active = Math.max(0, Math.min(now.active, count - 1));
  const set = (change: Partial<Chosen>) => setKept({ ...now, choice, active, ...change });

  function choose(index: number, how: "only" | "toggle" | "range"): void {
    const item = rows[index];
    if (item === undefined) return;
    if (how === "range") {
      const range = selectRange(rows, now.anchor, index);
      tellMost(range.length);
      const next = selectAll(range);
      set({ choice: next, active: index });
      announce(texts.chosen(next.size));
      return;
    }
    const next = how === "only" ? selectOnly(item) : toggleItem(choice, item);
    set({ choice: next, active: index, anchor: index });
    announce(texts.chosen(next.size));
  }

  async function chooseAll(): Promise<void> {
    const all = await folder.upTo(storageLimits.maxListItems);
    tellMost(count);
    const next = selectAll(all);
    setKept((before) => ({ ...before, of: folder.key, choice: next }));
    announce(texts.chosen(next.size));
  }

  function onAct(act: ItemAct): void {
    if (act.kind === "go") set({ active: act.index, anchor: act.index });
    else if (act.kind === "choose") choose(act.index, act.how);
    else if (act.kind === "all") void chooseAll();
    else if (act.kind === "none") set({ choice: emptySelection });
    else {
      const item = rows[act.index];
      if (item === undefined) return;
      set({ active: act.index });
      if (act.kind === "open") onOpen(item);
      else onMenu(choice.has(item.Id) ? [...choice.values()] : [item], act.at);
    }
  }

  const activeItem = rows[active];
  return {
    choice,
    active,
    onAct,
    /** The items that a keyboard action applies to: the selection, or else the focused row. */
    affected: choice.size > 0 ? [...choice.values()] : activeItem === undefined ? [] : [activeItem],
    clear: () => set({ choice: emptySelection }),
    goTo: (index: number) => set({ active: index, anchor: index }),
  };
}

/** Shows a message that more items were selected than one action can handle. */
function tellMost(wanted: number): void {
  const { maxListItems } = storageLimits;
  if (wanted > maxListItems) toasts.info(texts.chosenMost(maxListItems));
}
