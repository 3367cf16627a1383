import { color, media, radius, space, text, weight } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

/** The panel sets the running exercise apart from those that can be started. */
export const panel = style({
  display: "grid",
  gap: space[4],
  padding: space[5],
  border: `1px solid ${color.accent}`,
  borderRadius: radius.medium,
  backgroundColor: color.surface,
  "@media": {
    [media.small]: { display: "flex", alignItems: "center" },
  },
});

export const sign = style({ color: color.accent });
export const textBlock = style({
  display: "grid",
  gap: space[1],
  minWidth: 0,
  flex: 1,
  overflowWrap: "anywhere",
});
export const title = style({ ...text.body, margin: 0, fontWeight: weight.semibold });
export const of = style({ ...text.body, margin: 0, fontVariantNumeric: "tabular-nums" });
export const step = style({ ...text.small, margin: 0, color: color.inkMuted });
export const act = style({ display: "flex", flexWrap: "wrap", gap: space[2], flexShrink: 0 });
export const result = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[3],
  paddingTop: space[1],
});
export const figures = style({ ...text.small, color: color.inkMuted, fontVariantNumeric: "tabular-nums" });
