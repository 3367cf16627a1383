// The overlays of a page are in one file, because a page that opens one usually opens another.
export { DialogSheet } from "../Dialog/DialogSheet.tsx";
export { DrawerSheet } from "../Drawer/DrawerSheet.tsx";
export { MenuSheet } from "../Menu/MenuSheet.tsx";
export { PopoverSheet } from "../Popover/PopoverSheet.tsx";
