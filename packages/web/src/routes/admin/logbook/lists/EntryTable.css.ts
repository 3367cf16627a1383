import { space } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

/** The buttons are always beside each other, however narrow the column is. */
export const actions = style({ display: "flex", justifyContent: "flex-end", gap: space[1] });
