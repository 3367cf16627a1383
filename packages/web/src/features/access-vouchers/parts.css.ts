import { color, space, text } from "@cathedra/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const content = style({
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
export const avatars = style({ gridColumn: "1 / -1" });
export const printedNames = style({ gridColumn: 2 });
export const people = style({ display: "grid", gap: space[1], margin: 0, padding: 0, listStyle: "none" });
export const modules = style({ display: "grid", gap: space[2], margin: 0, padding: 0, listStyle: "none" });
export const cases = style({
  ...text.small,
  color: color.inkMuted,
  margin: 0,
  paddingInlineStart: space[4],
});
/** The heading and the status of the details. */
export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: space[2],
  outline: "none",
});
/** The parts of the link are laid out in the footer beside the other actions. */
export const link = style({ display: "contents" });
/** Shown on a separate line below the buttons. */
export const newLink = style({ ...text.small, order: 1, flex: "1 0 100%", overflowWrap: "anywhere" });
export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space[3],
  justifyContent: "space-between",
  paddingTop: space[4],
  borderTop: `1px solid ${color.line}`,
});
