import { space } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

/** The search field takes the space that the buttons leave; if that is too little, the buttons are below it. */
export const toolbar = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space[2] });
export const search = style({ flex: "1 1 18rem", minWidth: 0 });
