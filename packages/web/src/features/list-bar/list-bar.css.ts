import { media, space } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

/** The bar above a list: search, order, filters and the button for a new row; on a phone they stand below each other. */
export const bar = style({ display: "flex", flexWrap: "wrap", gap: space[3], alignItems: "flex-end" });

const part = { flex: "1 0 100%", minWidth: 0 };

export const search = style({ ...part, "@media": { [media.small]: { flex: "2 1 10rem" } } });
/** The field is wide enough for the longest of its options. */
export const shortOrder = style({ ...part, "@media": { [media.small]: { flex: "0 0 11rem" } } });
export const create = style({ ...part, display: "grid", "@media": { [media.small]: { flex: "none" } } });
