import { media, space } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const bar = style({
  display: "grid",
  gap: space[3],
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "stretch",
  "@media": {
    [media.small]: { display: "flex", flexWrap: "wrap", alignItems: "center" },
  },
});
export const search = style({ minWidth: 0, "@media": { [media.small]: { flex: "1 1 14rem" } } });
export const order = style({ "@media": { [media.small]: { flex: "0 0 11rem" } } });
