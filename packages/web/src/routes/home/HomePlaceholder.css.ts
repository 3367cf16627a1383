import { space } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const home = style({ paddingBlockStart: space[5] });
