import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { color } from "../theme/contract.css.ts";
import {
  bottomInset,
  controlHeight,
  font,
  layer,
  media,
  motion,
  radius,
  space,
  text,
  toastsAside,
  weight,
} from "../theme/scale.ts";

/**
 * Toasts are at the bottom of a phone, within reach of the thumb, and in the lower corner of wider windows. With `toastsAside`
 * they are at the top of a phone, above the navigation, and in the other corner of wider windows.
 */
export const region = style({
  position: "fixed",
  zIndex: layer.toast,
  insetInline: space[4],
  insetBlockEnd: `calc(var(${bottomInset}, 0px) + max(${space[4]}, env(safe-area-inset-bottom)))`,
  display: "flex",
  flexDirection: "column",
  gap: space[2],
  fontFamily: font.body,
  pointerEvents: "none",
  selectors: {
    [`:root[${toastsAside}] &`]: {
      insetBlock: `max(${space[1]}, env(safe-area-inset-top)) auto`,
      insetInline: space[1],
    },
  },
  "@media": {
    [media.mobile]: {
      insetInlineStart: "auto",
      insetInlineEnd: space[6],
      insetBlockEnd: `calc(var(${bottomInset}, 0px) + ${space[6]})`,
      width: "24rem",
      selectors: {
        [`:root[${toastsAside}] &`]: {
          insetBlock: `auto calc(var(${bottomInset}, 0px) + ${space[6]})`,
          insetInline: `${space[6]} auto`,
        },
      },
    },
  },
});

export const list = style({
  display: "flex",
  flexDirection: "column",
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: "none",
  selectors: { "&:empty": { display: "contents" } },
});

const rise = keyframes({ from: { opacity: 0, transform: "translateY(8px)" } });

export const toast = style({
  position: "relative",
  overflow: "hidden",
  display: "flex",
  alignItems: "flex-start",
  columnGap: space[2],
  padding: space[1],
  paddingInlineStart: space[4],
  border: `1px solid ${color.line}`,
  borderRadius: radius.medium,
  background: color.surfaceRaised,
  boxShadow: color.shadowRaised,
  color: color.ink,
  pointerEvents: "auto",
  animation: `${rise} ${motion.calm}`,
  "@media": { [media.reducedMotion]: { animation: "none" } },
});

const runOut = keyframes({ from: { transform: "scaleX(1)" }, to: { transform: "scaleX(0)" } });

/** Shrinks with the toast's remaining time, and pauses together with it. */
export const count = style({
  position: "absolute",
  insetInline: 0,
  insetBlockEnd: 0,
  height: "3px",
  background: color.accent,
  transformOrigin: "0 50%",
  animation: `${runOut} linear forwards`,
  selectors: {
    [`${region}:hover &, ${region}:focus-within &`]: { animationPlayState: "paused" },
  },
  "@media": { [media.reducedMotion]: { display: "none" } },
});

const base = style({ flex: "none", paddingBlock: "10px" });

export const sign = styleVariants({
  success: [base, { color: color.success }],
  error: [base, { color: color.dangerInk }],
  info: [base, { color: color.accentInk }],
});

/** Buttons are beside a short message and below a long one. */
export const textBlock = style({
  flex: "1 1 auto",
  display: "flex",
  flexWrap: "wrap",
  minWidth: 0,
  columnGap: space[2],
});

export const title = style({
  ...text.small,
  fontWeight: 600,
  flex: "1 1 100%",
  paddingBlockStart: "10px",
  marginBlockEnd: "-8px",
});

export const message = style({
  ...text.small,
  flex: "1 1 auto",
  minWidth: 0,
  paddingBlock: "10px",
  overflowWrap: "anywhere",
});

const button = style({
  flex: "none",
  minHeight: controlHeight.medium,
  margin: 0,
  border: 0,
  borderRadius: radius.small,
  background: "transparent",
  cursor: "pointer",
  selectors: {
    "&:hover": { background: color.surfaceHover },
    "&:focus-visible": { outline: `2px solid ${color.focus}`, outlineOffset: "-2px" },
  },
});

export const actions = style({ display: "flex", flexWrap: "wrap", marginInlineStart: "auto" });

export const action = style([
  button,
  {
    ...text.small,
    paddingInline: space[3],
    fontWeight: weight.semibold,
    color: color.accentInk,
  },
]);

export const dismiss = style([
  button,
  {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    width: controlHeight.medium,
    padding: 0,
    color: color.inkMuted,
  },
]);
