import { style } from "@vanilla-extract/css";
import { color } from "../theme/contract.css.ts";
import { controlHeight, font, media, radius, space, text, weight } from "../theme/scale.ts";

export const month = style({ padding: space[3], fontFamily: font.body, color: color.ink });

export const head = style({
  display: "flex",
  alignItems: "center",
  gap: space[1],
  paddingBlockEnd: space[2],
});

export const pickFrame = style({ position: "relative", flex: "1 1 auto", minWidth: 0 });

export const pickArrow = style({
  position: "absolute",
  insetBlockStart: "50%",
  insetInlineEnd: space[2],
  transform: "translateY(-50%)",
  color: color.inkMuted,
  pointerEvents: "none",
});

export const pick = style({
  appearance: "none",
  width: "100%",
  height: controlHeight.medium,
  paddingInlineStart: space[2],
  paddingInlineEnd: space[6],
  border: "1px solid transparent",
  borderRadius: radius.medium,
  background: "transparent",
  color: color.ink,
  font: `${weight.semibold} 1rem/1.5rem ${font.body}`,
  cursor: "pointer",
  selectors: {
    "&:hover": { background: color.surfaceHover },
    "&:focus-visible": { outline: `2px solid ${color.focus}`, outlineOffset: "-2px" },
  },
});

export const option = style({ background: color.surfaceRaised, color: color.ink });

export const grid = style({ borderCollapse: "collapse", fontVariantNumeric: "tabular-nums" });

export const weekday = style({
  width: `min(${controlHeight.medium}, 12.5vw)`,
  height: "2rem",
  padding: 0,
  ...text.caption,
  fontWeight: weight.medium,
  color: color.inkMuted,
});

export const day = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  width: `min(${controlHeight.medium}, 12.5vw)`,
  height: controlHeight.medium,
  borderRadius: radius.full,
  ...text.small,
  cursor: "pointer",
  outline: "2px solid transparent",
  outlineOffset: "-2px",
  selectors: {
    "&[data-outside-month]": { visibility: "hidden" },
    "&[data-hovered]": { background: color.surfaceHover },
    "&[data-today]": { fontWeight: weight.bold, color: color.accentInk },
    "&[data-disabled]": { color: color.inkDisabled, cursor: "not-allowed" },
    "&[data-selected]": { background: color.accent, color: color.onAccent, fontWeight: weight.semibold },
    "&[data-selected][data-disabled]": { background: color.surfaceSunken, color: color.inkDisabled },
    "&[data-focus-visible]": { outlineColor: color.focus },
    "&[data-selected][data-focus-visible]": { outlineOffset: "2px" },
  },
  "@media": {
    [media.forcedColors]: {
      selectors: {
        "&[data-selected]": { forcedColorAdjust: "none", background: "Highlight", color: "HighlightText" },
      },
    },
  },
});
