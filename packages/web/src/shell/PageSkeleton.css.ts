import { space, stickyTop } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

/** Fills the window, so that the footer does not jump when the page is higher than its placeholder. */
export const page = style({ minHeight: `calc(100vh - ${stickyTop})`, paddingBlockStart: space[4] });
