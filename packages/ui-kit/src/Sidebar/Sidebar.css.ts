import { style } from "@vanilla-extract/css";
import { color } from "../theme/contract.css.ts";
import { focusRing, focusRingInside } from "../theme/focus.css.ts";
import { controlHeight, motion, radius, space, text, weight } from "../theme/scale.ts";

export const list = style({
  display: "flex",
  flexDirection: "column",
  gap: space[1],
  padding: 0,
  listStyle: "none",
});

const row = {
  display: "flex",
  alignItems: "center",
  gap: space[3],
  width: "100%",
  minHeight: controlHeight.medium,
  padding: `${space[2]} ${space[3]}`,
  borderRadius: radius.medium,
  ...text.small,
  fontWeight: weight.medium,
  textAlign: "start",
  cursor: "pointer",
  WebkitTapHighlightColor: "transparent",
} as const;

export const item = style([
  focusRingInside,
  {
    ...row,
    border: "1px solid transparent",
    color: color.inkMuted,
    textDecoration: "none",
    transition: `background-color ${motion.quick}, color ${motion.quick}`,
    selectors: {
      "&[data-hovered]": { backgroundColor: color.surfaceHover, color: color.ink },
      '&[aria-current="page"]': { backgroundColor: color.accentSoft, color: color.onAccentSoft },
    },
  },
]);

export const itemLabel = style({ flex: 1, minWidth: 0, overflowWrap: "anywhere" });

export const description = style({ ...text.caption, display: "block", fontWeight: weight.regular });

export const group = style({ selectors: { "& + &": { marginBlockStart: space[5] } } });

export const groupLabel = style({
  ...text.caption,
  margin: `0 0 ${space[1]}`,
  paddingInline: space[3],
  color: color.inkMuted,
  fontWeight: weight.semibold,
});

export const trigger = style([
  focusRing,
  {
    ...row,
    border: `1px solid ${color.lineControl}`,
    backgroundColor: color.surface,
    color: color.ink,
    selectors: { "&[data-hovered]": { backgroundColor: color.surfaceHover } },
  },
]);

export const arrow = style({
  display: "inline-flex",
  transition: `transform ${motion.quick}`,
  selectors: { '[aria-expanded="true"] > &': { transform: "rotate(180deg)" } },
});

export const panel = style({ paddingBlockStart: space[2] });
