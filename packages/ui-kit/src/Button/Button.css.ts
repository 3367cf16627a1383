import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { color } from "../theme/contract.css.ts";
import { focusRing } from "../theme/focus.css.ts";
import { controlHeight, media, motion, radius, space, text, touchHeight, weight } from "../theme/scale.ts";

/** The look of everything that can be pressed: buttons, links that look like buttons, and icon buttons (G.022). */
export const button = recipe({
  base: [
    focusRing,
    {
      position: "relative",
      display: "inline-flex",
      alignItems: "center",
      justifyContent: "center",
      gap: space[2],
      maxWidth: "100%",
      border: "1px solid transparent",
      borderRadius: radius.medium,
      fontWeight: weight.medium,
      textAlign: "center",
      textDecoration: "none",
      cursor: "pointer",
      userSelect: "none",
      WebkitTapHighlightColor: "transparent",
      transition: `background-color ${motion.quick}, border-color ${motion.quick}, color ${motion.quick}`,
      "@media": { print: { display: "none" } },
      selectors: {
        "&[data-disabled]": {
          backgroundColor: color.surfaceSunken,
          borderColor: color.line,
          color: color.inkDisabled,
          cursor: "not-allowed",
        },
        "&[data-pending]": { cursor: "progress" },
      },
    },
  ],
  variants: {
    variant: {
      primary: {
        backgroundColor: color.accent,
        color: color.onAccent,
        "@media": { [media.touch]: { minHeight: touchHeight } },
        selectors: {
          "&[data-hovered]": { backgroundColor: color.accentHover },
          "&[data-pressed]": { backgroundColor: color.accentPressed },
        },
      },
      secondary: {
        backgroundColor: color.surface,
        borderColor: color.lineControl,
        color: color.ink,
        selectors: {
          "&[data-hovered]": { backgroundColor: color.surfaceHover },
          "&[data-pressed]": { backgroundColor: color.surfaceSunken },
        },
      },
      quiet: {
        backgroundColor: "transparent",
        color: color.accentInk,
        selectors: {
          "&[data-hovered]": { backgroundColor: color.surfaceHover },
          "&[data-pressed]": { backgroundColor: color.accentSoft, color: color.onAccentSoft },
          "&[data-disabled]": { backgroundColor: "transparent", borderColor: "transparent" },
        },
      },
      danger: {
        backgroundColor: color.danger,
        color: color.onDanger,
        selectors: {
          "&[data-hovered]": { backgroundColor: color.dangerHover },
          "&[data-pressed]": { backgroundColor: color.dangerPressed },
        },
      },
    },
    size: {
      large: { minHeight: controlHeight.large, padding: `${space[2]} ${space[6]}`, ...text.body },
      medium: { minHeight: controlHeight.medium, padding: `${space[1]} ${space[4]}`, ...text.small },
      small: { minHeight: controlHeight.small, padding: `0 ${space[3]}`, ...text.small },
    },
    width: { content: {}, full: { width: "100%" } },
  },
});

export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";
export type ButtonSize = "large" | "medium" | "small";

/** The label keeps its width while the spinner covers it. */
export const coveredLabel = style({ opacity: 0 });

export const cover = style({
  position: "absolute",
  inset: 0,
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
});
