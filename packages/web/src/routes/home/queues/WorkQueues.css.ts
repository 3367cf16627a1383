import { color, media, space, text, weight } from "@cathedra/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const rows = style({ margin: 0, padding: 0, listStyle: "none" });
globalStyle(`${rows} > li + li`, { borderBlockStart: `1px solid ${color.line}` });

/** A row has the same height while loading and with content: one line of details, beside the name or, on a phone, below it. */
export const row = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  columnGap: space[4],
  minHeight: "3.75rem",
  paddingBlock: space[2],
  paddingInline: space[4],
  "@media": {
    [media.mobile]: { gridTemplateColumns: "14rem 4.5rem minmax(0, 1fr)", minHeight: "3.5rem" },
  },
});

/** The numbers are above the queues that need no action. */
export const figures = style({
  display: "grid",
  alignItems: "center",
  minHeight: "2.375rem",
  paddingInline: space[4],
  backgroundColor: color.canvas,
});

/** The part below the queues that need action. */
export const nothingElse = style([figures, { borderBlockStart: `1px solid ${color.line}` }]);

const oneLine = style({ overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" });

export const name = style({ ...text.body, fontWeight: weight.medium, overflowWrap: "anywhere" });

export const count = style({
  display: "flex",
  alignItems: "center",
  gap: space[1],
  justifySelf: "end",
  fontVariantNumeric: "tabular-nums",
  // The button is not higher than a line, so that the row is as high as its placeholder.
  marginBlock: "-0.25rem",
});

export const details = style([
  oneLine,
  {
    ...text.small,
    gridColumn: "1 / -1",
    height: "1.25rem",
    color: color.inkMuted,
    "@media": { [media.mobile]: { gridColumn: "auto" } },
  },
]);

/** The placeholder of a row's details. */
export const cell = style({
  gridColumn: "1 / -1",
  minWidth: 0,
  "@media": { [media.mobile]: { gridColumn: "auto" } },
});

/** The first entry is shown in full when the other entries are shown too. */
export const opened = style({ height: "auto", overflow: "visible", whiteSpace: "normal" });

/** The opened details of a row, below it. */
export const more = style({
  ...text.small,
  gridColumn: "1 / -1",
  paddingBlockStart: space[2],
  color: color.inkMuted,
  "@media": { [media.mobile]: { gridColumn: "3" } },
});
export const jobs = style({ display: "grid", gap: space[2], margin: 0, padding: 0, listStyle: "none" });

/** The note has at most two lines, and three on a phone. */
export const note = style({
  minHeight: "4rem",
  paddingBlock: space[3],
  paddingInline: space[4],
  borderBlockEnd: `1px solid ${color.line}`,
  "@media": { [media.mobile]: { minHeight: "2.75rem" } },
});

/** Two parts beside each other when there is space; on a phone the name is above the details. */
const twoParts = style({
  position: "relative",
  display: "grid",
  alignContent: "center",
  alignItems: "center",
  columnGap: space[4],
  paddingBlock: space[2],
  paddingInline: space[4],
  "@media": {
    [media.mobile]: { gridTemplateColumns: "minmax(0, 1fr) auto", minHeight: "3.5rem" },
  },
});
export const record = style([twoParts, { minHeight: "5.25rem", overflowWrap: "anywhere" }]);
export const group = style([twoParts, { minHeight: "3.75rem" }]);

export const quiet = style({ ...text.small, color: color.inkMuted, fontVariantNumeric: "tabular-nums" });

/** At least as high as `--rows` groups, so that nothing below moves when they arrive. */
export const groupsRoom = style({
  minHeight: "calc(3.5rem + 2px + var(--rows) * (3.75rem + 1px))",
  "@media": { [media.mobile]: { minHeight: "calc(3.5rem + 3px + var(--rows) * 3.5rem)" } },
});

/** The link of a row covers the whole row; other buttons lie above it. */
export const coveringLink = style([oneLine, {}]);
globalStyle(`${coveringLink} > a::after`, { content: '""', position: "absolute", inset: 0 });
export const counts = style([quiet, oneLine]);
globalStyle(`${counts} > a`, { position: "relative", zIndex: 1 });
