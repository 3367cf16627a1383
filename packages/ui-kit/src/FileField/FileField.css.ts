import { style } from "@vanilla-extract/css";
import { color } from "../theme/contract.css.ts";
import { controlHeight, media, motion, radius, space, text, weight } from "../theme/scale.ts";

export const drop = style({
  position: "relative",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "center",
  columnGap: space[2],
  minHeight: "5rem",
  padding: space[4],
  border: `1px dashed ${color.lineControl}`,
  borderRadius: radius.medium,
  background: color.surface,
  ...text.small,
  color: color.inkMuted,
  textAlign: "center",
  cursor: "pointer",
  transition: `background-color ${motion.quick}, border-color ${motion.quick}`,
  selectors: {
    "&:hover": { borderColor: color.ink },
    "&:focus-within": { outline: `2px solid ${color.focus}`, outlineOffset: "2px" },
    "&[data-invalid]": { borderColor: color.danger },
    "&[data-over]": {
      borderColor: color.accent,
      borderStyle: "solid",
      background: color.accentSoft,
      color: color.onAccentSoft,
    },
    "&[data-disabled]": {
      borderColor: color.line,
      background: color.surfaceSunken,
      color: color.inkMuted,
      cursor: "not-allowed",
    },
  },
  "@media": { [media.reducedMotion]: { transition: "none" } },
});

export const act = style({
  color: color.accentInk,
  fontWeight: weight.medium,
  textDecoration: "underline",
  textUnderlineOffset: "0.2em",
  selectors: { "[data-disabled] > &, [data-over] > &": { color: "inherit" } },
});

/** Covers the whole area invisibly, which makes the area the target of pointer, keyboard and drop. */
export const input = style({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  margin: 0,
  opacity: 0,
  fontSize: "1rem",
  cursor: "inherit",
});

export const file = style({
  display: "flex",
  alignItems: "center",
  gap: space[3],
  minHeight: "3.5rem",
  paddingBlock: space[1],
  paddingInlineStart: space[4],
  paddingInlineEnd: space[2],
  border: `1px solid ${color.lineControl}`,
  borderRadius: radius.medium,
  background: color.surface,
  color: color.ink,
  selectors: {
    "&[data-invalid]": { borderColor: color.danger },
    "&[data-fixed]": { borderColor: color.line, background: color.surfaceSunken },
  },
});

export const name = style({ ...text.small, flex: "1 1 auto", minWidth: 0, overflowWrap: "anywhere" });

export const size = style({
  display: "block",
  ...text.caption,
  color: color.inkMuted,
  fontVariantNumeric: "tabular-nums",
});

export const glyph = style({
  flex: "none",
  color: color.inkMuted,
  minHeight: controlHeight.small,
  display: "flex",
  alignItems: "center",
});
