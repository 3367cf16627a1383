import { keepFocus } from "../../shell/focus-content.ts";

/** The button that takes the search back goes with what it said: one searches anew, or goes on from there. */
export function focusSearch(): void {
  keepFocus(() => document.querySelector<HTMLElement>("main input[type=search]"));
}
