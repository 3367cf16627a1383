import { color, space, text } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const list = style({ margin: 0, padding: 0, listStyle: "none" });

export const person = style({
  display: "grid",
  gap: space[2],
  padding: space[4],
  overflowWrap: "anywhere",
  selectors: { "& + &": { borderBlockStart: `1px solid ${color.line}` } },
});

export const more = style({ padding: space[4] });

export const figures = style({
  display: "grid",
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: "none",
  ...text.small,
});

export const figure = style({ display: "block", color: color.inkMuted, fontVariantNumeric: "tabular-nums" });
