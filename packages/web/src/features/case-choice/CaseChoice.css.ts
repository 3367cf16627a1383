import { color, media, radius, space } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const module = style({
  minWidth: 0,
  margin: 0,
  padding: `${space[2]} ${space[4]} ${space[4]}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.large,
  backgroundColor: color.surface,
});
/** Visually hidden, because the module's own checkbox shows the same name. */
export const legend = style({
  position: "absolute",
  width: "1px",
  height: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
});
export const cases = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: `${space[2]} ${space[6]}`,
  marginBlockStart: space[3],
  paddingBlockStart: space[2],
  paddingInlineStart: space[8],
  borderBlockStart: `1px solid ${color.line}`,
  "@media": { [media.large]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" } },
});
