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

/** The name is above role and level if there is not enough space beside them. */
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

/** The button is aligned with the controls, whose labels have one line. */
export const remove = style({
  gridColumn: "1 / -1",
  justifySelf: "end",
  "@media": { [media.mobile]: { gridColumn: "auto", paddingBlockStart: "1.5rem" } },
});

/** Below all controls of the row. */
export const mark = style({ gridColumn: "1 / -1" });
