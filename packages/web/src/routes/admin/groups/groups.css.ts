import { color, media, space, text } from "@cathedra/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

/** Two cards are beside each other if both have enough space for their text (9.037). */
export const cards = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 21rem), 1fr))",
  alignItems: "start",
  gap: space[4],
  margin: 0,
  padding: 0,
  listStyle: "none",
});

export const content = style({ display: "grid", gap: space[5], overflowWrap: "anywhere" });

export const facts = style({
  display: "grid",
  gridTemplateColumns: "max-content minmax(0, 1fr)",
  alignItems: "center",
  gap: `${space[3]} ${space[4]}`,
  margin: 0,
});

globalStyle(`${facts} > dt`, { ...text.small, color: color.inkMuted, fontVariantNumeric: "tabular-nums" });
globalStyle(`${facts} > dd`, {
  margin: 0,
  minHeight: "2rem",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[2],
});

export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space[2],
  paddingTop: space[4],
  borderTop: `1px solid ${color.line}`,
  selectors: { "&:empty": { display: "none" } },
});

export const inDrawer = style({ display: "grid", gap: space[5] });

export const drawerHead = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space[3],
  alignItems: "start",
  justifyContent: "space-between",
  overflowWrap: "anywhere",
});

/** On a phone the name has one line, like its placeholder, and a long name of an institution is cut. */
export const head = style({
  display: "block",
  "@media": { [media.phone]: { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } },
});
