import { color, space, text, weight } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const page = style({
  maxWidth: "36rem",
  marginInline: "auto",
  padding: space[6],
  paddingTop: space[16],
});
export const title = style({ ...text.page, fontWeight: weight.semibold, marginBottom: space[3] });
export const link = style({ display: "inline-block", marginTop: space[4], color: color.accentInk });
export const act = style({
  font: "inherit",
  color: color.accentInk,
  marginTop: space[4],
  padding: 0,
  border: 0,
  background: "none",
  cursor: "pointer",
  textDecoration: "underline",
});
