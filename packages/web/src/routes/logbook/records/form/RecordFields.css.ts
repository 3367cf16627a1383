import { media, space, stickyTop } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

/** The form, with its outline beside it if there is enough space. */
export const page = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "start",
  gap: space[8],
  "@media": { [media.large]: { gridTemplateColumns: "minmax(0, 1fr) 14rem" } },
});

export const part = style({ minWidth: 0, scrollMarginBlockStart: `calc(${stickyTop} + ${space[4]})` });
