export { Menu, type MenuProps } from "./Menu.tsx";
export type { MenuEntries, MenuEntry, MenuSectionEntry } from "./menu-entries.ts";
