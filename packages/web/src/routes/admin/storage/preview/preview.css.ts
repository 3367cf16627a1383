import { color, font, media, radius, space, text } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const whole = style({
  display: "grid",
  gridTemplateRows: "auto minmax(0, 1fr)",
  gap: space[3],
  height: "100%",
  outline: "none",
});
export const bar = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space[2] });
export const place = style({
  color: color.inkMuted,
  fontVariantNumeric: "tabular-nums",
  minWidth: "5rem",
  textAlign: "center",
  ...text.small,
});
export const facts = style({ color: color.inkMuted, ...text.small });
export const digest = style({
  flexBasis: "100%",
  margin: 0,
  color: color.inkMuted,
  overflowWrap: "anywhere",
  ...text.caption,
});
export const wrongDigest = style([digest, { color: color.dangerInk }]);
export const unread = style({ visibility: "hidden" });
export const acts = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space[2],
  marginInlineStart: "auto",
  position: "relative",
});
export const stage = style({
  display: "grid",
  placeItems: "center",
  // The height is fixed, so that nothing moves between files.
  height: "68vh",
  overflow: "auto",
  background: color.surfaceSunken,
  border: `1px solid ${color.line}`,
  borderRadius: radius.medium,
});
export const document = style({ minHeight: 0 });
export const picture = style({ maxWidth: "100%", maxHeight: "67vh", objectFit: "contain" });
export const video = style({ width: "100%", maxHeight: "67vh", background: "#000" });
export const words = style({
  margin: 0,
  padding: space[4],
  width: "100%",
  height: "100%",
  boxSizing: "border-box",
  overflow: "auto",
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
  fontFamily: font.mono,
  placeSelf: "stretch",
  background: color.surface,
  color: color.ink,
  ...text.small,
});
export const note = style({ padding: space[3], color: color.inkMuted, ...text.small });
export const tip = style({
  position: "absolute",
  insetBlockEnd: "calc(100% + 4px)",
  insetInlineEnd: "50%",
  padding: `${space[1]} ${space[2]}`,
  borderRadius: radius.small,
  background: color.ink,
  color: color.surface,
  ...text.caption,
  "@media": { [media.phone]: { insetInlineEnd: 0 } },
});
