import { space, stickyTop } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

/** Fills the window, so that the footer does not jump when the page is higher than its placeholder. */
export const framed = style({ minHeight: `calc(100vh - ${stickyTop})` });
export const page = style([framed, { paddingBlockStart: space[4] }]);
