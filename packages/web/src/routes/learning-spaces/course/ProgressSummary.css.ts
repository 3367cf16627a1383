import { color, space, text, weight } from "@cathedra/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const summary = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space[6] });
export const facts = style({
  display: "flex",
  flexWrap: "wrap",
  flex: "1 1 14rem",
  gap: `${space[4]} ${space[8]}`,
  margin: 0,
});
export const fact = style({ minWidth: "6rem" });
globalStyle(`${fact} > dt`, { ...text.small, color: color.inkMuted });
globalStyle(`${fact} > dd`, {
  ...text.body,
  margin: 0,
  fontWeight: weight.medium,
  fontVariantNumeric: "tabular-nums",
});

export const age = style({ marginBlockStart: space[4] });

/** A note that the figures above are out of date, which is more visible than their age. */
export const missing = style({ display: "block", ...text.small, fontWeight: weight.medium });
