import { media, space } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

/** The same height as the header of a page, so that the content below does not move. */
export const header = style({ paddingBlock: `${space[4]} ${space[6]}` });

/** At least as high as `--rows` rows in `--cards` cards, so that nothing below moves when they arrive. */
export const queueRoom = style({
  minHeight: `calc(var(--cards) * (60px + ${space[6]}) - ${space[6]} + var(--rows) * (3.75rem + 1px))`,
  "@media": {
    [media.mobile]: {
      minHeight: `calc(var(--cards) * (60px + ${space[6]}) - ${space[6]} + var(--rows) * (3.5rem + 1px))`,
    },
  },
});

/** At least as high as the records that wait for confirmation, so that nothing below moves when they arrive. */
export const recordRoom = style({
  minHeight: "calc(60px + 4rem + var(--rows) * (5.25rem + 1px))",
  "@media": { [media.mobile]: { minHeight: "calc(60px + 2.75rem + var(--rows) * (3.5rem + 1px))" } },
});

/** The cards of an area below each other, as in a stack. */
export const area = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space[5] });

/** Cards with one sentence each are beside each other if there is enough space. */
export const compactArea = style([
  area,
  { "@media": { [media.mobile]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } } },
]);
