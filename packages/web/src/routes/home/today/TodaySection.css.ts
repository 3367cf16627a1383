import { color, media, space, text, weight } from "@cathedra/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const cards = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[3],
  selectors: { "&:empty": { display: "none" } },
  "@media": {
    [media.large]: {
      gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
      gridTemplateRows: "auto 1fr auto",
      // Rows without a card have no gap: the lower cards have it above them.
      gap: `0 ${space[5]}`,
    },
  },
});
globalStyle(`${cards} > :nth-child(n + 3)`, { "@media": { [media.large]: { marginBlockStart: space[5] } } });

// All four cards: each begins below the one above it in its column, so that a short one leaves no hole beside a long one.
for (const [card, gridArea] of [
  [":nth-child(1):nth-last-child(4)", "1 / 1"],
  [":nth-child(2):nth-last-child(3)", "1 / 2 / span 2"],
  [":nth-child(3):nth-last-child(2)", "2 / 1 / span 2"],
  [":nth-child(4):nth-last-child(1)", "3 / 2"],
] as const) {
  globalStyle(`${cards} > ${card}`, { "@media": { [media.large]: { gridArea } } });
}

export const rows = style({ margin: 0, padding: 0, listStyle: "none" });
globalStyle(`${rows} > li + li`, { borderBlockStart: `1px solid ${color.line}` });

export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${space[2]} ${space[3]}`,
  paddingBlock: space[2],
  paddingInline: space[4],
});

/** A text of a card beside its rows, or instead of them. */
export const note = style({ paddingBlock: space[3], paddingInline: space[4] });

export const words = style({
  display: "grid",
  flex: "1 1 8rem",
  minWidth: 0,
  overflowWrap: "anywhere",
});

export const name = style({
  ...text.body,
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
  fontWeight: weight.medium,
});

export const soon = style({
  ...text.small,
  fontWeight: weight.semibold,
  color: color.accentInk,
  fontVariantNumeric: "tabular-nums",
});

export const late = style([soon, { color: color.dangerInk }]);
