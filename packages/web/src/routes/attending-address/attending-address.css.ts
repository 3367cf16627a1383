import { space } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const frame = style({ paddingBlock: space[6], outline: "none" });
