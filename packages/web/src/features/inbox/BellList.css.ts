import { color, space, text, weight } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const edge = style({
  position: "sticky",
  zIndex: 1,
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[2],
  padding: `${space[2]} ${space[2]} ${space[2]} ${space[4]}`,
  backgroundColor: color.surfaceRaised,
});

export const head = style([edge, { top: 0, borderBottom: `1px solid ${color.line}` }]);
export const foot = style([
  edge,
  { bottom: 0, justifyContent: "center", paddingInline: space[4], borderTop: `1px solid ${color.line}` },
]);
export const title = style({ ...text.body, margin: 0, fontWeight: weight.semibold });
export const note = style({ padding: space[4] });
