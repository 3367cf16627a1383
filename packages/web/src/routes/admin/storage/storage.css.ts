import { color, layer, media, radius, space, text, weight } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const page = style({ position: "relative", display: "grid", gap: space[3], minWidth: 0 });
export const bar = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[2],
  minWidth: 0,
});
export const search = style({ flex: "1 1 14rem", minWidth: 0 });
export const sort = style({ flex: "0 1 13rem", minWidth: "11rem" });
export const spread = style({ marginInlineStart: "auto", display: "flex", flexWrap: "wrap", gap: space[2] });
export const count = style({ color: color.inkMuted, ...text.small, fontVariantNumeric: "tabular-nums" });
/** The selection replaces the search in the same space, so that nothing moves. */
export const chosen = style([
  bar,
  {
    padding: space[2],
    borderRadius: radius.medium,
    background: color.accentSoft,
    color: color.onAccentSoft,
    minHeight: "3.5rem",
  },
]);
export const chosenCount = style({ fontWeight: weight.semibold, paddingInline: space[2], ...text.small });
export const dropSheet = style({
  position: "absolute",
  inset: `calc(-1 * ${space[2]})`,
  zIndex: layer.sticky,
  display: "grid",
  placeItems: "end center",
  padding: space[8],
  border: `2px dashed ${color.accent}`,
  borderRadius: radius.large,
  pointerEvents: "none",
  fontWeight: weight.semibold,
  color: color.onAccent,
});
export const dropWords = style({
  padding: `${space[3]} ${space[5]}`,
  borderRadius: radius.full,
  background: color.accent,
  boxShadow: color.shadowRaised,
});
export const empty = style({
  display: "grid",
  alignContent: "center",
  minHeight: "14rem",
  padding: space[4],
});
/** Reserves space for the bar that covers the bottom of the page. */
export const foot = style({ "@media": { [media.phone]: { paddingBlockEnd: space[16] } } });
export const tip = style({
  position: "fixed",
  zIndex: layer.toast,
  transform: "translate(-50%, -130%)",
  padding: `${space[1]} ${space[2]}`,
  borderRadius: radius.small,
  background: color.ink,
  color: color.surface,
  pointerEvents: "none",
  ...text.caption,
});
export const layouts = style({ display: "flex", gap: space[1] });
