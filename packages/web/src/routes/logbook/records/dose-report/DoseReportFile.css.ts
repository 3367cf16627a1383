import { media, space, stickyTop } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const stated = style({
  display: "grid",
  gap: space[3],
  scrollMarginBlock: `calc(${stickyTop} + ${space[4]}) 9rem`,
});

export const facts = style({
  display: "grid",
  gap: `${space[1]} ${space[4]}`,
  margin: 0,
  "@media": { [media.small]: { gridTemplateColumns: "max-content minmax(0, 1fr)" } },
});

export const acts = style({ display: "flex", flexWrap: "wrap", gap: space[2] });
