import { style, styleVariants } from "@vanilla-extract/css";
import { color } from "../theme/contract.css.ts";
import { focusRing } from "../theme/focus.css.ts";
import { media, motion, radius, space, text, weight } from "../theme/scale.ts";

export const list = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "center",
  gap: "2px",
  padding: 0,
  listStyle: "none",
  "@media": { [media.small]: { gap: space[1] } },
});

/** Nine buttons fit beside each other at 360 px. */
const box = {
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  minWidth: "2rem",
  height: "2rem",
  padding: "0 2px",
  fontVariantNumeric: "tabular-nums",
  ...text.small,
  "@media": { [media.small]: { minWidth: "2.5rem", height: "2.5rem" } },
} as const;

const control = style([
  focusRing,
  box,
  {
    border: "1px solid transparent",
    borderRadius: radius.medium,
    backgroundColor: "transparent",
    color: color.ink,
    cursor: "pointer",
    textDecoration: "none",
    WebkitTapHighlightColor: "transparent",
    transition: `background-color ${motion.quick}`,
    selectors: {
      "&[data-hovered]": { backgroundColor: color.surfaceHover },
      "&[data-pressed]": { backgroundColor: color.surfaceSunken },
      "&[data-disabled]": { color: color.inkDisabled, cursor: "default" },
    },
  },
]);

export const step = styleVariants({
  other: [control],
  current: [
    control,
    {
      borderColor: color.accent,
      backgroundColor: color.accentSoft,
      color: color.onAccentSoft,
      fontWeight: weight.semibold,
    },
  ],
});

export const gap = style({ ...box, color: color.inkMuted });
