import { media, space } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

/** Over a list: searching, sorting and narrowing it, and making one more; one under the other on a phone. */
export const bar = style({ display: "flex", flexWrap: "wrap", gap: space[3], alignItems: "flex-end" });

const part = { flex: "1 0 100%", minWidth: 0 };

export const search = style({ ...part, "@media": { [media.small]: { flex: "2 1 10rem" } } });
/** Wide enough for the longest of its options. */
export const shortOrder = style({ ...part, "@media": { [media.small]: { flex: "0 0 11rem" } } });
export const create = style({ ...part, display: "grid", "@media": { [media.small]: { flex: "none" } } });
