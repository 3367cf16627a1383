import { media, space } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const columns = style({
  display: "grid",
  gap: space[6],
  alignItems: "start",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": {
    [media.mobile]: { gridTemplateColumns: "13rem minmax(0, 1fr)", gap: space[8] },
    // The sections are not printed.
    print: { display: "block" },
  },
});

/** In a narrow window the list of sections becomes a select box, which is useless when there is only one section. */
export const onlyWhereWide = style({
  "@media": { [media.phone]: { display: "none" } },
});
