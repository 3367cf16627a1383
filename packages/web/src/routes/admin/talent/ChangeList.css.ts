import { color, space } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const list = style({ display: "grid", margin: 0, padding: 0, listStyle: "none" });
export const entry = style({
  display: "grid",
  gap: space[1],
  paddingBlock: space[3],
  borderBlockStart: `1px solid ${color.line}`,
  // Names are not written by the portal, and may be one long word.
  overflowWrap: "anywhere",
});
export const head = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space[2] });
