import { color, space, text, weight } from "@cathedra/ui-kit/theme";
import { style, styleVariants } from "@vanilla-extract/css";

/** The names in it can be reached by keyboard, and scroll it. */
export const scroller = style({ position: "relative", overflowX: "auto" });

export const table = style({
  width: "100%",
  borderCollapse: "separate",
  borderSpacing: 0,
  color: color.ink,
  ...text.small,
});

export const caption = style({
  padding: space[4],
  color: color.inkMuted,
  textAlign: "start",
  ...text.caption,
});
export const legend = style({ display: "flex", flexWrap: "wrap", gap: `${space[1]} ${space[4]}` });
export const legendItem = style({ display: "inline-flex", alignItems: "center", gap: space[1] });

const headBase = {
  padding: space[2],
  borderBlockEnd: `1px solid ${color.line}`,
  backgroundColor: color.surfaceSunken,
  color: color.inkMuted,
  fontWeight: weight.medium,
  verticalAlign: "bottom",
  ...text.caption,
} as const;
export const head = style({
  ...headBase,
  minWidth: "4.5rem",
  // A column is as wide as its longest word; where that may break, rounding breaks it.
  overflowWrap: "normal",
  textAlign: "end",
});
/** Names stay while the targets scroll. */
export const corner = style({
  ...headBase,
  position: "sticky",
  insetInlineStart: 0,
  zIndex: 1,
  paddingInlineStart: space[4],
  textAlign: "start",
});
export const minimum = style({ display: "block", color: color.ink, fontVariantNumeric: "tabular-nums" });

export const name = style({
  position: "sticky",
  insetInlineStart: 0,
  padding: `${space[2]} ${space[4]}`,
  borderBlockStart: `1px solid ${color.line}`,
  backgroundColor: color.surface,
  textAlign: "start",
  whiteSpace: "nowrap",
});
export const latest = style({
  display: "block",
  color: color.inkMuted,
  fontWeight: weight.regular,
  ...text.caption,
});
export const cell = style({
  padding: space[2],
  borderBlockStart: `1px solid ${color.line}`,
  fontVariantNumeric: "tabular-nums",
  textAlign: "end",
});

export const cards = style({ margin: 0, padding: 0, listStyle: "none", ...text.small });
export const card = style({ padding: space[4], borderBlockStart: `1px solid ${color.line}` });
export const numbers = style({ margin: 0, paddingBlockStart: space[1] });
export const number = style({
  display: "flex",
  justifyContent: "space-between",
  gap: space[3],
  paddingBlock: space[1],
  fontVariantNumeric: "tabular-nums",
});
export const numberName = style({ minWidth: 0, color: color.inkMuted, overflowWrap: "anywhere" });
export const ofMinimum = style({ color: color.inkMuted, fontWeight: weight.regular });

const markBase = {
  display: "inline-flex",
  alignItems: "center",
  gap: space[1],
  whiteSpace: "nowrap",
} as const;
export const mark = styleVariants({
  reached: markBase,
  onTrack: markBase,
  behind: { ...markBase, fontWeight: weight.semibold },
  notStarted: { ...markBase, color: color.inkMuted },
});

const signBase = { display: "inline-flex", verticalAlign: "middle" } as const;
export const sign = styleVariants({
  reached: { ...signBase, color: color.success },
  onTrack: { ...signBase, color: color.accent },
  behind: { ...signBase, color: color.warning },
  notStarted: { ...signBase, color: color.inkMuted },
});
