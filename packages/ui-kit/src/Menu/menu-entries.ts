import type { IconGlyph } from "../Icon/index.ts";

export type MenuEntry = {
  readonly id: string;
  readonly label: string;
  readonly description?: string | undefined;
  readonly icon?: IconGlyph | undefined;
  /** The link that the item follows; without it the item is an action. */
  readonly href?: string | undefined;
  readonly target?: string | undefined;
  readonly onAction?: (() => void) | undefined;
  readonly isDisabled?: boolean | undefined;
  /** Whether the action destroys something. The menu only requests it; a dialog then explains what will happen. */
  readonly isDanger?: boolean | undefined;
};

export type MenuSectionEntry = {
  readonly id: string;
  /** The label that is shown above the section. */
  readonly label?: string | undefined;
  /** The id of the chosen item, in a section of which exactly one item or none can be chosen. */
  readonly selected?: string | null | undefined;
  readonly entries: readonly MenuEntry[];
};

export type MenuEntries = readonly MenuEntry[] | readonly MenuSectionEntry[];

export function getSections(entries: MenuEntries): readonly MenuSectionEntry[] {
  const first = entries[0];
  if (first !== undefined && "entries" in first) return entries as readonly MenuSectionEntry[];
  return [{ id: "all", entries: entries as readonly MenuEntry[] }];
}
