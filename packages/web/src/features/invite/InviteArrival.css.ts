import { space } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const arrival = style({ marginBottom: space[6] });
