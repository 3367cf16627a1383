import { media, space } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

/** Stacks the fields on a phone. */
export const fields = style({
  display: "grid",
  gap: space[3],
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "end",
  "@media": { [media.small]: { gridTemplateColumns: "repeat(auto-fill, minmax(13rem, 1fr))" } },
});

export const line = style({ display: "flex", flexWrap: "wrap", gap: space[3], alignItems: "end" });
export const search = style({ flex: "1 1 14rem", minWidth: 0 });
