import { color, media, space, text } from "@cathedra/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

/** The search field is about as wide as a card if there are several columns of cards. */
export const bar = style({ "@media": { [media.small]: { maxWidth: "20rem" } } });
export const entry = style({ display: "grid", gap: space[2], overflowWrap: "anywhere" });

export const cases = style({ display: "grid", gap: space[3], margin: 0, padding: 0, listStyle: "none" });
globalStyle(`${cases} > li + li`, { paddingTop: space[3], borderTop: `1px solid ${color.line}` });
export const times = style({ display: "grid", gap: space[1], margin: 0, padding: 0, listStyle: "none" });
export const left = style({ ...text.small, color: color.ink, fontVariantNumeric: "tabular-nums" });

export const startable = style({ display: "grid", gap: space[2], margin: 0, padding: 0, listStyle: "none" });
globalStyle(`${startable} > li`, {
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[3],
});
export const start = style({ flexShrink: 0, justifySelf: "start" });
