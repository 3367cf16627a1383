import { media, space } from "@cathedra/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

/** The bar above a table: the search and the actions on the whole table, and the filters in the next line. */
export const bar = style({ display: "grid", gap: space[3] });

const line = { display: "flex", flexWrap: "wrap", gap: space[3], alignItems: "flex-end" } as const;
export const first = style(line);
export const filters = style(line);
/** The filters of a table when they are beside the search field. */
export const inLine = style([filters, { flex: "0 1 14rem" }]);
export const search = style({ flex: "1 1 14rem", minWidth: 0 });
/** The search field beside the button that opens the rest of the bar. */
export const foldedSearch = style({ flex: "1 1 8rem", minWidth: 0 });
export const acts = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space[2],
  // An empty group of buttons takes no space, so that the search field reaches the edge.
  selectors: { "&:empty": { display: "none" } },
});
/** Two filters beside each other on a phone, and five in wide windows, so that the rows begin further up. */
export const filter = style({
  flex: "1 1 9rem",
  minWidth: 0,
  "@media": { [media.small]: { flex: "1 1 10rem", maxWidth: "20rem" } },
});

// On paper only active filters are shown.
globalStyle(`${filter}:has([data-placeholder])`, {
  "@media": { print: { "@supports": { "selector(:has(*))": { display: "none" } } } },
});
