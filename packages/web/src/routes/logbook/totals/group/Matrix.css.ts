import { color, media, space, text, weight } from "@cathedra/ui-kit/theme";
import { style, styleVariants } from "@vanilla-extract/css";

/** The names in it can be reached by keyboard, and scroll it. */
export const scroller = style({ position: "relative", overflowX: "auto" });

const wide = { "@media": { [media.mobile]: { display: "table-cell" } } } as const;

export const table = style({
  display: "block",
  width: "100%",
  borderCollapse: "separate",
  borderSpacing: 0,
  color: color.ink,
  ...text.small,
  "@media": { [media.mobile]: { display: "table" } },
});

export const caption = style({
  display: "block",
  padding: space[4],
  color: color.inkMuted,
  textAlign: "start",
  ...text.caption,
  "@media": { [media.mobile]: { display: "table-caption" } },
});

const headBase = {
  display: "none",
  padding: `${space[2]} ${space[3]}`,
  borderBlockEnd: `1px solid ${color.line}`,
  backgroundColor: color.surfaceSunken,
  color: color.inkMuted,
  fontWeight: weight.medium,
  verticalAlign: "bottom",
  ...text.caption,
  ...wide,
} as const;
export const head = style({
  ...headBase,
  minWidth: "5rem",
  textAlign: "end",
  overflowWrap: "break-word",
  hyphens: "auto",
});
/** Names stay while the targets scroll. */
export const corner = style({
  ...headBase,
  position: "sticky",
  insetInlineStart: 0,
  zIndex: 1,
  textAlign: "start",
});
export const minimum = style({ display: "block", color: color.ink, fontVariantNumeric: "tabular-nums" });

/** Where rows are blocks, so that they are as wide as the card. */
export const body = style({
  display: "block",
  "@media": { [media.mobile]: { display: "table-row-group" } },
});

export const row = style({
  display: "block",
  padding: space[4],
  borderBlockStart: `1px solid ${color.line}`,
  "@media": { [media.mobile]: { display: "table-row", padding: 0 } },
});

export const name = style({
  display: "block",
  backgroundColor: color.surface,
  textAlign: "start",
  whiteSpace: "nowrap",
  "@media": {
    [media.mobile]: {
      display: "table-cell",
      position: "sticky",
      insetInlineStart: 0,
      padding: `${space[2]} ${space[4]}`,
      borderBlockStart: `1px solid ${color.line}`,
    },
  },
});
export const latest = style({
  display: "block",
  color: color.inkMuted,
  fontWeight: weight.regular,
  ...text.caption,
});

/** In a narrow window each number stands behind the name of its column. */
export const cell = style({
  display: "flex",
  justifyContent: "space-between",
  gap: space[3],
  paddingBlock: space[1],
  fontVariantNumeric: "tabular-nums",
  selectors: { "&::before": { content: "attr(data-label)", color: color.inkMuted } },
  "@media": {
    [media.mobile]: {
      display: "table-cell",
      padding: `${space[2]} ${space[3]}`,
      borderBlockStart: `1px solid ${color.line}`,
      textAlign: "end",
      selectors: { "&::before": { content: "none" } },
    },
  },
});

/** What the head of the column says, where there is none. */
export const ofMinimum = style({
  color: color.inkMuted,
  fontWeight: weight.regular,
  "@media": { [media.mobile]: { display: "none" } },
});

const markBase = { display: "inline-flex", alignItems: "center", gap: space[1] } as const;
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
