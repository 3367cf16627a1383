import { observable } from "../observable.ts";

/** `system` follows the device until the person chooses. */
export type ThemeChoice = "system" | "light" | "dark";

export const themeChoices: readonly ThemeChoice[] = ["system", "light", "dark"];

// public/theme.js reads the same key before the first paint.
const key = "cathedra.theme";

/** The choice is kept on this device and followed by the person's other tabs. */
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
    /** For the `storage` event, which is caused by another tab. */
    follow(changedKey: string | null): void {
      if (changedKey === key || changedKey === null) show(parse(storage.getItem(key)));
    },
  };
}

function parse(text: string | null): ThemeChoice {
  return themeChoices.find((choice) => choice === text) ?? "system";
}
