import { color, media, space, text, weight } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

/**
 * On a phone the text uses the whole width, and mark and button are below it. Otherwise one metric is one line, with the same
 * columns in every row.
 */
export const metric = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gridTemplateAreas: '"name name" "measured measured" "mark act" "history history"',
  gap: `${space[1]} ${space[3]}`,
  alignItems: "center",
  paddingBlock: space[2],
  borderBlockStart: `1px solid ${color.line}`,
  selectors: { "&:first-child": { borderBlockStart: 0 } },
  "@media": {
    [media.mobile]: {
      gridTemplateColumns: "minmax(0, 5fr) minmax(0, 6fr) 8.5rem 5rem",
      gridTemplateAreas: '"name measured mark act" "history history history history"',
      rowGap: 0,
      paddingBlock: space[1],
    },
  },
});
export const name = style({ gridArea: "name", display: "grid", minWidth: 0, overflowWrap: "anywhere" });
export const label = style({ fontWeight: weight.medium, ...text.small });
export const description = style({ color: color.inkMuted, ...text.caption });
export const measured = style({
  gridArea: "measured",
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gridTemplateAreas: '"value requested" "bar bar"',
  alignItems: "center",
  columnGap: space[3],
  minWidth: 0,
  fontVariantNumeric: "tabular-nums",
  ...text.small,
  "@media": {
    [media.large]: {
      gridTemplateColumns: "6rem minmax(0, 1fr) 9rem",
      gridTemplateAreas: '"value bar requested"',
    },
  },
});
export const value = style({ gridArea: "value", fontWeight: weight.semibold, overflowWrap: "anywhere" });
export const missing = style({ gridArea: "value", color: color.inkMuted });
export const requested = style({ gridArea: "asked", color: color.inkMuted });
export const chart = style({ gridArea: "bar", marginBlock: space[1] });
export const mark = style({ gridArea: "mark", justifySelf: "start" });
export const act = style({ gridArea: "act", justifySelf: "end" });
export const history = style({ gridArea: "history", minWidth: 0, paddingBlock: space[2] });
