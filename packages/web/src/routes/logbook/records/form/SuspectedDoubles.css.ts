import { space } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

/** Without a note it takes no space in the stack of the participants, also not its gap. */
export const note = style({ selectors: { "&:empty": { marginBlockStart: `calc(-1 * ${space[5]})` } } });
