export { Menu, type MenuProps } from "./Menu.tsx";
export { MenuAt, type MenuAtProps } from "./MenuAt.tsx";
export type { MenuEntries, MenuEntry, MenuSectionEntry } from "./menu-entries.ts";
