import { color, radius, space, text, weight } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const facts = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${space[4]} ${space[8]}`,
  padding: space[4],
  border: `1px solid ${color.line}`,
  borderRadius: radius.large,
  backgroundColor: color.surface,
});
export const outcome = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[2]} ${space[4]}`,
});
export const score = style({
  margin: 0,
  fontVariantNumeric: "tabular-nums",
  fontWeight: weight.semibold,
  ...text.page,
});
export const criteria = style({ color: color.inkMuted, fontVariantNumeric: "tabular-nums", ...text.small });
export const list = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space[3]} ${space[8]}`,
  margin: 0,
});
export const term = style({ color: color.inkMuted, ...text.caption });
export const value = style({ margin: 0, fontVariantNumeric: "tabular-nums", overflowWrap: "anywhere" });
/** The next step has a line of its own. */
export const next = style({ display: "flex", flexWrap: "wrap", gap: space[2], flexBasis: "100%" });
