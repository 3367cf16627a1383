import { media } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

/** As wide as the cards where these are hardly wider. */
export const bar = style({ "@media": { [media.small]: { maxWidth: "20rem" } } });
