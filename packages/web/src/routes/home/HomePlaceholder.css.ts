import { space } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

/** As the header of a page, so that what stands below it stays where it is. */
export const header = style({ paddingBlock: `${space[4]} ${space[6]}` });
