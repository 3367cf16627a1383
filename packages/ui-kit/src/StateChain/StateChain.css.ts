import { style } from "@vanilla-extract/css";
import { color } from "../theme/contract.css.ts";
import { focusRing } from "../theme/focus.css.ts";
import { radius, space, text, weight } from "../theme/scale.ts";

export const chain = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space[2]} ${space[1]}`,
  margin: 0,
  padding: 0,
  listStyle: "none",
});
export const link = style({ display: "inline-flex", alignItems: "center", gap: space[1] });
export const arrow = style({ display: "inline-flex", color: color.inkMuted });
export const state = style([
  focusRing,
  {
    minHeight: "1.5rem",
    padding: `0 ${space[2]}`,
    border: "1px solid transparent",
    borderRadius: radius.full,
    ...text.caption,
    fontFamily: "inherit",
    fontWeight: weight.medium,
    cursor: "default",
  },
]);
