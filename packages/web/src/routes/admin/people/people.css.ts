import { color, media, space } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const facts = style({
  display: "grid",
  gridTemplateColumns: "minmax(6rem, auto) 1fr",
  columnGap: space[4],
  rowGap: space[2],
  margin: 0,
  // Beside a long name there is not enough space for the details, so they are below it.
  "@media": { [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)", rowGap: space[1] } },
});
export const factLabel = style({ color: color.inkMuted });
export const fact = style({ margin: 0, overflowWrap: "anywhere" });
export const list = style({ display: "grid", margin: 0, padding: 0, listStyle: "none" });
/** Keeps the place of an answer while it loads, so that what is below does not move. */
export const answers = style({
  display: "grid",
  alignContent: "start",
  gap: space[4],
  minHeight: "13.5rem",
  "@media": { [media.phone]: { minHeight: "23.5rem" } },
});
export const entry = style({
  display: "grid",
  gap: space[1],
  paddingBlock: space[3],
  overflowWrap: "anywhere",
  selectors: { "& + &": { borderBlockStart: `1px solid ${color.line}` } },
});
export const entryHead = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space[2] });
