import { media, space } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

/** As the header of a page, so that what stands below it stays where it is. */
export const header = style({ paddingBlock: `${space[4]} ${space[6]}` });

/** At least as high as the queues in it, whose number is `--rows`, so that nothing below moves when they come. */
export const queueRoom = style({
  minHeight: "calc(60px + var(--rows) * (6rem + 1px))",
  "@media": { [media.mobile]: { minHeight: "calc(60px + var(--rows) * (3.5rem + 1px))" } },
});

/** The same for records that wait to be confirmed. */
export const recordRoom = style({
  minHeight: "calc(60px + 5.25rem + var(--rows) * (6.5rem + 1px))",
  "@media": { [media.mobile]: { minHeight: "calc(60px + 2.75rem + var(--rows) * (3.5rem + 1px))" } },
});
