import { color, media, space, text, weight } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

/** On a phone the mark stands beside the name, and what was measured under both. */
export const metric = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gridTemplateAreas: '"name mark" "measured act" "history history"',
  gap: `${space[1]} ${space[4]}`,
  alignItems: "start",
  paddingBlock: space[3],
  borderBlockStart: `1px solid ${color.line}`,
  selectors: { "&:first-child": { borderBlockStart: 0 } },
  "@media": {
    [media.mobile]: {
      gridTemplateColumns: "minmax(0, 5fr) minmax(0, 6fr) 8.5rem 5rem",
      gridTemplateAreas: '"name measured mark act" "history history history history"',
    },
  },
});
export const name = style({ gridArea: "name", display: "grid", minWidth: 0, overflowWrap: "anywhere" });
export const label = style({ fontWeight: weight.medium });
export const quiet = style({ color: color.inkMuted, ...text.small });
export const measured = style({
  gridArea: "measured",
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "baseline",
  columnGap: space[3],
  minWidth: 0,
  fontVariantNumeric: "tabular-nums",
});
export const value = style({ fontWeight: weight.semibold, overflowWrap: "anywhere" });
export const missing = style({ color: color.inkMuted });
export const mark = style({ gridArea: "mark", justifySelf: "end" });
export const chart = style({ gridColumn: "1 / -1", marginBlockStart: space[2] });
export const act = style({
  gridArea: "act",
  justifySelf: "end",
  alignSelf: "start",
  marginBlockStart: "-0.25rem",
});
export const history = style({ gridArea: "history", minWidth: 0, paddingBlock: space[2] });
