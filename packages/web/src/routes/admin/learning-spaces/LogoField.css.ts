import { space } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const field = style({ display: "flex", flexWrap: "wrap", gap: space[4], alignItems: "flex-start" });
export const choice = style({ flex: "1 1 14rem", minWidth: 0 });
