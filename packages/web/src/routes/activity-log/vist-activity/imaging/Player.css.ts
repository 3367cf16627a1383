import { color, radius, space, text } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";
import { dark } from "./Imaging.css.ts";

export const viewer = style({ display: "flex", flexDirection: "column", gap: space[4] });
export const film = style({
  display: "block",
  width: "100%",
  height: "calc(100vh - 19rem)",
  minHeight: "12rem",
  borderRadius: radius.medium,
  backgroundColor: dark,
  objectFit: "contain",
  selectors: { "&:focus-visible": { outline: `2px solid ${color.focus}` } },
});
export const bar = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[3],
});
export const group = style({ display: "inline-flex", alignItems: "center", gap: space[1] });
/** The text about keyboard shortcuts, hidden on devices without a keyboard. */
export const textBlock = style({
  color: color.inkMuted,
  "@media": { "(hover: none)": { display: "none" } },
  ...text.caption,
});
