import { style } from "@vanilla-extract/css";
import { mark } from "../field/choice.css.ts";
import { root as fieldRoot } from "../field/field.css.ts";
import { color } from "../theme/contract.css.ts";
import { media, motion, radius, space } from "../theme/scale.ts";

/** On paper only switches that are on are printed. */
export const root = style([
  fieldRoot,
  {
    selectors: { "&:not([data-selected])": { "@media": { print: { display: "none" } } } },
  },
]);

export const track = style([
  mark,
  {
    "@media": { print: { display: "none" } },
    justifyContent: "flex-start",
    width: "2.5rem",
    height: "1.5rem",
    marginBlockStart: 0,
    padding: "2px",
    borderRadius: radius.full,
    background: color.surfaceSunken,
  },
]);

export const thumb = style({
  width: "1.0625rem",
  height: "1.0625rem",
  borderRadius: radius.full,
  background: color.lineControl,
  transition: `transform ${motion.quick}, background-color ${motion.quick}`,
  selectors: {
    "[data-selected] > * > &": { transform: "translateX(1rem)", background: color.onAccent },
    "[data-readonly] > * > &": { background: color.ink },
    "[data-disabled] > * > &": { background: color.inkDisabled },
  },
  "@media": {
    [media.reducedMotion]: { transition: "none" },
    [media.forcedColors]: {
      background: "ButtonText",
      selectors: { "[data-selected] > * > &": { background: "Highlight" } },
    },
  },
});

export const under = style({
  marginBlockStart: `-${space[3]}`,
  paddingInlineStart: `calc(2.5rem + ${space[3]})`,
});
