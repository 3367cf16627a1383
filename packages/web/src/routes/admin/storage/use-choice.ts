import { storageTexts as texts } from "@cathedra/domain/messages";
import { type StorageItem, storageLimits } from "@cathedra/domain/storage";
import type { ItemAct, Place } from "@cathedra/ui-kit/ItemGrid";
import { useState } from "react";
import { announce } from "../../../shell/announcements.ts";
import { toasts } from "../../../shell/toasts.ts";
import { allOf, between, type Choice, nothingChosen, onlyThis, stillThere, toggled } from "./choice.ts";
import type { FolderState } from "./folder-rows.ts";

type Chosen = {
  /** Of which place: another one begins with nothing chosen. */
  readonly of: string;
  readonly choice: Choice;
  readonly active: number;
  /** The item from which a range is selected. */
  readonly anchor: number;
};

/** What is chosen from: a folder, or the trash. */
type ChosenFrom = {
  /** Another one begins with nothing chosen. */
  readonly key: string;
  readonly state: FolderState<StorageItem>;
  readonly upTo: (to: number) => Promise<readonly StorageItem[]>;
};

export type ChoiceHandlers = {
  readonly onOpen: (item: StorageItem) => void;
  readonly onMenu: (items: readonly StorageItem[], at: Place) => void;
};

/** What is chosen of a folder, and where the keys are. */
export function useChoice(folder: ChosenFrom, { onOpen, onMenu }: ChoiceHandlers) {
  const fresh = { of: folder.key, choice: nothingChosen, active: 0, anchor: 0 };
  const [kept, setKept] = useState<Chosen>(fresh);
  const { rows, count } = folder.state;
  const now = kept.of === folder.key ? kept : fresh;
  // Where all of it is known, what has gone is chosen no longer.
  const choice = rows.length === count && !folder.state.isFresh ? stillThere(now.choice, rows) : now.choice;
  const active = Math.max(0, Math.min(now.active, count - 1));
  const set = (change: Partial<Chosen>) => setKept({ ...now, choice, active, ...change });

  function choose(index: number, how: "only" | "toggle" | "range"): void {
    const item = rows[index];
    if (item === undefined) return;
    if (how === "range") {
      const range = between(rows, now.anchor, index);
      tellMost(range.length);
      const next = allOf(range);
      set({ choice: next, active: index });
      announce(texts.chosen(next.size));
      return;
    }
    const next = how === "only" ? onlyThis(item) : toggled(choice, item);
    set({ choice: next, active: index, anchor: index });
    announce(texts.chosen(next.size));
  }

  async function chooseAll(): Promise<void> {
    const all = await folder.upTo(storageLimits.mostItems);
    tellMost(count);
    const next = allOf(all);
    setKept((before) => ({ ...before, of: folder.key, choice: next }));
    announce(texts.chosen(next.size));
  }

  function onAct(act: ItemAct): void {
    if (act.kind === "go") set({ active: act.index, anchor: act.index });
    else if (act.kind === "choose") choose(act.index, act.how);
    else if (act.kind === "all") void chooseAll();
    else if (act.kind === "none") set({ choice: nothingChosen });
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
    /** What an act by key is for: what is chosen, or else where the keys are. */
    meant: choice.size > 0 ? [...choice.values()] : activeItem === undefined ? [] : [activeItem],
    clear: () => set({ choice: nothingChosen }),
    goTo: (index: number) => set({ active: index, anchor: index }),
  };
}

/** Says so when more was selected than can be acted on. */
function tellMost(wanted: number): void {
  const { mostItems } = storageLimits;
  if (wanted > mostItems) toasts.info(texts.chosenMost(mostItems));
}
