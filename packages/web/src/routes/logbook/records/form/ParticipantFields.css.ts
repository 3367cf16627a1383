import { media, space, text, weight } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const row = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
  gap: space[3],
  alignItems: "start",
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  "@media": {
    [media.mobile]: {
      gridTemplateColumns: "minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr) 2.5rem",
    },
  },
});

/** Above role and level where there is no room beside them. */
export const name = style({
  gridColumn: "1 / -1",
  minWidth: 0,
  "@media": { [media.mobile]: { gridColumn: "auto" } },
});

export const legend = style({
  ...text.small,
  padding: 0,
  marginBlockEnd: space[2],
  fontWeight: weight.semibold,
});

/** Aligned with the controls, which have a label of one line. */
export const remove = style({
  gridColumn: "1 / -1",
  justifySelf: "end",
  "@media": { [media.mobile]: { gridColumn: "auto", paddingBlockStart: "1.5rem" } },
});
