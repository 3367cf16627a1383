import { media, space } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

/** The same height as the header of a page, so that the content below does not move. */
export const header = style({ paddingBlock: `${space[4]} ${space[6]}` });

/** A card's head and border. */
const cardFrame = "3.5rem + 3px";

/**
 * At least as high as `--rows` rows in `--cards` cards, and the line between queues that need action and the others, of which
 * there are `--lines`, so that nothing below moves when they arrive.
 */
const queueCards = `var(--cards) * (${cardFrame} + ${space[6]}) - ${space[6]} + var(--lines) * 2.375rem`;
export const queueRoom = style({
  minHeight: `calc(${queueCards} + var(--rows) * (3.75rem + 1px))`,
  "@media": { [media.mobile]: { minHeight: `calc(${queueCards} + var(--rows) * 3.5rem)` } },
});

/** At least as high as the records that wait for confirmation, so that nothing below moves when they arrive. */
export const recordRoom = style({
  minHeight: `calc(${cardFrame} + 4rem + var(--rows) * (5.25rem + 1px))`,
  "@media": { [media.mobile]: { minHeight: `calc(${cardFrame} + 2.75rem + var(--rows) * 3.5rem)` } },
});

/** The cards of an area below each other, as in a stack. */
export const area = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space[5] });

/** Cards with one sentence each are beside each other if there is enough space. */
export const compactArea = style([
  area,
  { "@media": { [media.mobile]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } } },
]);
