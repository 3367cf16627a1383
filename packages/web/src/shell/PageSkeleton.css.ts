import { space, stickyTop } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

/** The placeholder fills the window, so that the footer does not move when the page is longer. */
export const framed = style({ minHeight: `calc(100vh - ${stickyTop})` });
export const page = style([framed, { paddingBlockStart: space[4] }]);
