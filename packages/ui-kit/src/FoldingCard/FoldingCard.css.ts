import { style } from "@vanilla-extract/css";
import { color } from "../theme/contract.css.ts";
import { focusRing } from "../theme/focus.css.ts";
import { media, motion, radius, space, text, weight } from "../theme/scale.ts";

export const card = style({
  minWidth: 0,
  border: `1px solid ${color.line}`,
  borderRadius: radius.large,
  backgroundColor: color.surface,
});

/** The whole header is the button, so that it is easy to hit, also on phones. */
export const trigger = style([
  focusRing,
  {
    display: "flex",
    alignItems: "center",
    gap: space[3],
    width: "100%",
    padding: space[4],
    border: 0,
    borderRadius: radius.large,
    backgroundColor: "transparent",
    color: "inherit",
    font: "inherit",
    textAlign: "start",
    cursor: "pointer",
    transition: `background-color ${motion.quick}`,
    selectors: { "&[data-hovered]": { backgroundColor: color.surfaceHover } },
    "@media": {
      [media.small]: { paddingInline: space[6], paddingBlock: space[5] },
      [media.reducedMotion]: { transition: "none" },
    },
  },
]);

export const arrow = style({
  display: "inline-flex",
  flex: "none",
  color: color.inkMuted,
  transition: `transform ${motion.quick}`,
  selectors: { '[aria-expanded="true"] > &': { transform: "rotate(90deg)" } },
  "@media": { [media.reducedMotion]: { transition: "none" } },
});

export const title = style({ flex: "1 1 auto", minWidth: 0 });

export const summary = style({
  ...text.small,
  flex: "0 1 auto",
  minWidth: 0,
  textAlign: "end",
  color: color.inkMuted,
  fontWeight: weight.regular,
});

export const content = style({
  padding: space[4],
  paddingBlockStart: space[2],
  "@media": { [media.small]: { paddingInline: space[6], paddingBlockEnd: space[6] } },
});
