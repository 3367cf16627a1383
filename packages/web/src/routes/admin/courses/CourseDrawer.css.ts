import { space } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const textBlock = style({ display: "grid", gap: space[1], overflowWrap: "anywhere" });
export const list = style({
  display: "grid",
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: "none",
  overflowWrap: "anywhere",
});
export const section = style({ marginBlockStart: space[2] });
export const unit = style({
  display: "flex",
  gap: space[3],
  alignItems: "baseline",
  justifyContent: "space-between",
});
