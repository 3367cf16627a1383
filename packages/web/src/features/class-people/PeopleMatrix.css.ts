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

/** The figures of one person, below each other. */
export const figures = style({
  display: "grid",
  gap: space[3],
  margin: 0,
  padding: 0,
  listStyle: "none",
  ...text.small,
});

export const figure = style({
  display: "grid",
  justifyItems: "start",
  color: color.inkMuted,
  fontVariantNumeric: "tabular-nums",
});

export const legend = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space[1]} ${space[4]}`,
  margin: 0,
  padding: 0,
  listStyle: "none",
  color: color.inkMuted,
  ...text.small,
});

export const legendItem = style({ display: "inline-flex", alignItems: "center", gap: space[2] });
