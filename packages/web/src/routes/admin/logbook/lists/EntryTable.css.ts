import { space } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

/** Side by side at every width, however narrow the column. */
export const actions = style({ display: "flex", justifyContent: "flex-end", gap: space[1] });
