import { media } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

/** The search is about as wide as the cards. */
export const bar = style({ "@media": { [media.small]: { maxWidth: "20rem" } } });
