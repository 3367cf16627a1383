import { color, media, space, text, weight } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const list = style({ display: "grid", margin: 0, padding: 0, listStyle: "none" });

/** On a phone the outcome is shown below the run's name. */
export const run = style({
  display: "grid",
  gap: space[1],
  paddingBlock: space[2],
  borderTop: `1px solid ${color.line}`,
  selectors: { "&:first-child": { borderTop: 0, paddingTop: 0 }, "&:last-child": { paddingBottom: 0 } },
  "@media": {
    [media.small]: {
      paddingBlock: space[3],
      gridTemplateColumns: "minmax(0, 1fr) auto",
      alignItems: "center",
      gap: space[4],
    },
  },
});

export const textBlock = style({ display: "grid", minWidth: 0, overflowWrap: "anywhere" });
export const quiet = style({ ...text.small, color: color.inkMuted });
export const outcome = style({ display: "flex", alignItems: "center", gap: space[3] });
export const score = style({
  minWidth: "3.5ch",
  textAlign: "end",
  fontVariantNumeric: "tabular-nums",
  fontWeight: weight.medium,
});
