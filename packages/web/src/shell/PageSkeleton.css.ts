import { space } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const page = style({ paddingBlockStart: space[4] });
