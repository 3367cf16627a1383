/** The actions of a person on items, by keyboard or pointer. */
export type ItemAct =
  /** Moves the keyboard focus to an item without selecting it. */
  | { readonly kind: "go"; readonly index: number }
  /**
   * Selects only this item (`only`), adds or removes it (`toggle`), or selects all from the last selected one to this one
   * (`range`).
   */
  | { readonly kind: "choose"; readonly index: number; readonly how: "only" | "toggle" | "range" }
  | { readonly kind: "open"; readonly index: number }
  /** Opens the menu of the item's actions at this position of the window. */
  | { readonly kind: "menu"; readonly index: number; readonly at: Place }
  | { readonly kind: "all" }
  | { readonly kind: "none" };

export type Place = { readonly x: number; readonly y: number };

type Key = {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
};

type Surroundings = {
  readonly active: number;
  readonly count: number;
  readonly columns: number;
  /** The number of rows that are visible at the same time. */
  readonly rowsInView: number;
};

/** The action of a key on the items; undefined if the key is not handled here. The menu's position is determined later. */
export function actOfKey(event: Key, around: Surroundings): ItemAct | "menu" | undefined {
  const { active, count } = around;
  const isCommand = event.ctrlKey || event.metaKey;
  if (event.altKey || count === 0) return undefined;
  if (isCommand && event.key.toLowerCase() === "a" && !event.shiftKey) return { kind: "all" };
  if (event.key === "ContextMenu" || (event.key === "F10" && event.shiftKey)) return "menu";
  const to = getTarget(event.key, around);
  if (to !== undefined) {
    const index = Math.max(0, Math.min(count - 1, to));
    return event.shiftKey ? { kind: "choose", index, how: "range" } : { kind: "go", index };
  }
  if (event.key === "Escape") return { kind: "none" };
  if (event.key === " ") {
    return { kind: "choose", index: active, how: event.shiftKey ? "range" : "toggle" };
  }
  return event.key === "Enter" && !isCommand ? { kind: "open", index: active } : undefined;
}

function getTarget(key: string, { active, count, columns, rowsInView }: Surroundings): number | undefined {
  const page = Math.max(1, rowsInView - 1) * columns;
  switch (key) {
    case "ArrowDown":
      // The last row may have fewer items, so the key leads to its last item.
      if (active + columns < count) return active + columns;
      return isInLastRow(active, count, columns) ? active : count - 1;
    case "ArrowUp":
      return active - columns >= 0 ? active - columns : active;
    case "ArrowRight":
      return active + 1;
    case "ArrowLeft":
      return active - 1;
    case "PageDown":
      return active + page;
    case "PageUp":
      return active - page < 0 ? active % columns : active - page;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return undefined;
  }
}

function isInLastRow(active: number, count: number, columns: number): boolean {
  return Math.floor(active / columns) === Math.floor((count - 1) / columns);
}

type Pressed = {
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  /** The type of the pointer event; empty for a press without a pointer, such as by a screen reader. */
  readonly pointerType: string;
};

/**
 * The effect of pressing an item: a mouse selects it and opens it with the second press; a finger opens it, and selects it once
 * something is selected.
 */
export function actOfPress(event: Pressed, index: number, isChoosing: boolean): ItemAct {
  if (event.shiftKey) return { kind: "choose", index, how: "range" };
  if (event.ctrlKey || event.metaKey) return { kind: "choose", index, how: "toggle" };
  if (event.pointerType === "mouse") return { kind: "choose", index, how: "only" };
  return isChoosing ? { kind: "choose", index, how: "toggle" } : { kind: "open", index };
}
