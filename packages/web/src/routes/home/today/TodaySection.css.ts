import { color, media, space, text, weight } from "@cathedra/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

/** The cards are beside each other on wide screens, each as high as its content; on phones and on paper below each other. */
export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[3],
  "@media": { [media.large]: { display: "flex", alignItems: "flex-start", gap: space[5] } },
});

export const column = style({
  display: "grid",
  flex: "1 1 0",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[3],
  minWidth: 0,
  selectors: { "&:empty": { display: "none" } },
  "@media": { [media.large]: { gap: space[5] } },
});

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

/** Below the first rows of a card: the button that shows the others. */
export const fold = style({
  paddingBlock: space[1],
  // The button's own padding and border end where the rows begin.
  paddingInline: `calc(${space[1]} - 1px)`,
  borderBlockStart: `1px solid ${color.line}`,
});

/** A text of a card, in addition to its rows or instead of them. */
export const note = style({ paddingBlock: space[3], paddingInline: space[4] });

export const textBlock = style({
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

/** Only the beginning of a text that a person wrote is shown; the linked page has all of it. */
export const reason = style({
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
});

export const soon = style({
  ...text.small,
  fontWeight: weight.semibold,
  color: color.accentInk,
  fontVariantNumeric: "tabular-nums",
});

export const late = style([soon, { color: color.dangerInk }]);
