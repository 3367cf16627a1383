import { color, media, radius, space } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const courses = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  columnGap: space[6],
  rowGap: space[3],
  margin: 0,
  padding: space[4],
  listStyle: "none",
  border: `1px solid ${color.line}`,
  borderRadius: radius.medium,
  backgroundColor: color.surface,
  "@media": { [media.large]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

/** Rows outside of the window are not laid out; the focus ring around a row is not cut off. */
export const course = style({
  contentVisibility: "auto",
  containIntrinsicBlockSize: "auto 48px",
  overflowClipMargin: "4px",
  overflowWrap: "anywhere",
});
