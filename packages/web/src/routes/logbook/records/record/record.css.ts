import { controlHeight } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

/** The owner takes the remaining width, so that the buttons are at the right. */
export const owner = style({ flex: "1 1 12rem", minWidth: 0 });

/** The room of the folded content of a confirmation while its part of the page loads. */
export const folded = style({ minHeight: controlHeight.medium });

/** The room of the buttons below a confirmation while their part of the page loads. */
export const actions = style({ minHeight: controlHeight.small });
