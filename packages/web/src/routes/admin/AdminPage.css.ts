import { media, space } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const columns = style({
  display: "grid",
  gap: space[6],
  alignItems: "start",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": {
    [media.mobile]: { gridTemplateColumns: "13rem minmax(0, 1fr)", gap: space[8] },
    // The navigation between sections is not printed.
    print: { display: "block" },
  },
});

/** In narrow windows the list of sections becomes a select box; with only one section it is hidden there. */
export const onlyWhereWide = style({
  "@media": { [media.phone]: { display: "none" } },
});
