import { color, space, text } from "@cathedra/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

/** Side by side where each has room for its facts. */
export const cards = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 22rem), 1fr))",
  gap: space[4],
});
/** Cards of a row are as high as each other, and what can be done stands at their ends. */
globalStyle(`${cards} > *`, { display: "flex", flexDirection: "column" });
export const content = style({
  flex: "1 0 auto",
  display: "flex",
  flexDirection: "column",
  gap: space[4],
  overflowWrap: "anywhere",
});
export const facts = style({
  display: "grid",
  gridTemplateColumns: "max-content minmax(0, 1fr)",
  alignItems: "baseline",
  gap: `${space[2]} ${space[4]}`,
  margin: 0,
});
globalStyle(`${facts} > dt`, { ...text.small, color: color.inkMuted });
globalStyle(`${facts} > dd`, { ...text.small, margin: 0, fontVariantNumeric: "tabular-nums" });
export const people = style({ gridColumn: "1 / -1" });
export const modules = style({ display: "grid", gap: space[2], margin: 0, padding: 0, listStyle: "none" });
/** Its parts lie in the foot beside the other things that can be done. */
export const link = style({ display: "contents" });
/** Below what can be done with it. */
export const newLink = style({ ...text.small, order: 1, flex: "1 0 100%", overflowWrap: "anywhere" });
export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space[3],
  justifyContent: "space-between",
  marginBlockStart: "auto",
  paddingTop: space[4],
  borderTop: `1px solid ${color.line}`,
});
