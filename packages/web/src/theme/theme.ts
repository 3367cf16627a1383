import { observable } from "../observable.ts";

/** `system` follows the device until the person chooses. */
export type ThemeChoice = "system" | "light" | "dark";

export const themeChoices: readonly ThemeChoice[] = ["system", "light", "dark"];

// The storage key of the choice; index.html reads it before the first paint.
const key = "cathedra.theme";

/** Stores the choice on this device; the person's other tabs follow it. */
export function createThemeStore(storage: Storage, root: { dataset: DOMStringMap }) {
  const choice = observable<ThemeChoice>(parse(storage.getItem(key)));

  function show(next: ThemeChoice): void {
    if (next === "system") delete root.dataset.theme;
    else root.dataset.theme = next;
    choice.set(next);
  }

  return {
    get: choice.get,
    subscribe: choice.subscribe,
    choose(next: ThemeChoice): void {
      if (next === "system") storage.removeItem(key);
      else storage.setItem(key, next);
      show(next);
    },
    /** Follows a change of another tab, which the `storage` event reports. */
    follow(changedKey: string | null): void {
      if (changedKey === key || changedKey === null) show(parse(storage.getItem(key)));
    },
  };
}

function parse(text: string | null): ThemeChoice {
  return themeChoices.find((choice) => choice === text) ?? "system";
}
