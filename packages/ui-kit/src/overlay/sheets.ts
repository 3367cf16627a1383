// What opens over a page, in one file: whoever opens one of them usually opens another.
export { DialogSheet } from "../Dialog/DialogSheet.tsx";
export { DrawerSheet } from "../Drawer/DrawerSheet.tsx";
export { MenuSheet } from "../Menu/MenuSheet.tsx";
export { PopoverSheet } from "../Popover/PopoverSheet.tsx";
