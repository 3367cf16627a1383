import { style } from "@vanilla-extract/css";

/** Holds the place of the choice, whose part is fetched when the menu opens. */
export const theme = style({ minHeight: "72px" });
