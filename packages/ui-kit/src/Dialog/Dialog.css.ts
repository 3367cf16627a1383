import { style, styleVariants } from "@vanilla-extract/css";
import { color } from "../theme/contract.css.ts";
import {
  font,
  layer,
  media,
  motion,
  radius,
  space,
  text,
  toastInset,
  toastTopInset,
  weight,
} from "../theme/scale.ts";

/** A dialog is a question or a form: what is printed is the page below it. */
export const scrim = style({
  position: "fixed",
  insetBlockStart: 0,
  insetInlineStart: 0,
  width: "100%",
  height: "var(--visual-viewport-height, 100vh)",
  zIndex: layer.dialog,
  display: "flex",
  alignItems: "flex-end",
  justifyContent: "center",
  padding: space[2],
  // Toasts are shown above everything, so the dialog leaves space for them.
  paddingBlock: `max(${space[2]}, ${toastTopInset}) max(${space[2]}, ${toastInset})`,
  background: color.scrim,
  transition: `opacity ${motion.calm}`,
  selectors: { "&[data-entering], &[data-exiting]": { opacity: 0 } },
  "@media": {
    [media.small]: {
      alignItems: "center",
      padding: space[6],
      paddingBlock: `max(${space[6]}, ${toastTopInset}) max(${space[6]}, ${toastInset})`,
    },
    [media.reducedMotion]: { transition: "none" },
    print: { display: "none" },
  },
});

/** Lets the sheet take the whole window on phones. */
export const fullScreenOnPhone = style({
  "@media": {
    [media.phone]: {
      alignItems: "stretch",
      paddingInline: 0,
      paddingBlock: `${toastTopInset} ${toastInset}`,
    },
  },
});

const base = style({
  display: "flex",
  flexDirection: "column",
  width: "100%",
  maxHeight: "100%",
  border: `1px solid ${color.line}`,
  borderRadius: radius.large,
  background: color.surfaceRaised,
  boxShadow: color.shadowRaised,
  color: color.ink,
  fontFamily: font.body,
  overflow: "hidden",
  transition: `transform ${motion.calm}`,
  selectors: { "[data-entering] > &, [data-exiting] > &": { transform: "translateY(8px)" } },
  "@media": { [media.reducedMotion]: { transition: "none" } },
});

export const sheet = styleVariants({
  small: [base, { maxWidth: "28rem" }],
  medium: [base, { maxWidth: "36rem" }],
  large: [base, { maxWidth: "52rem" }],
  window: [base, { maxWidth: "none" }],
  sheet: [
    base,
    {
      maxWidth: "36rem",
      "@media": { [media.phone]: { maxWidth: "none", borderWidth: 0, borderRadius: 0 } },
    },
  ],
});

/** The whole dialog scrolls below its header and above its footer, so that the focus is always within the scrolled area. */
export const dialog = style({
  minHeight: 0,
  overflow: "auto",
  // Focused elements are scrolled clear of header and footer.
  scrollPaddingBlock: `calc(${space[16]} + ${space[1]}) calc(${space[16]} + ${space[4]})`,
  outline: "none",
});

export const head = style({
  position: "sticky",
  insetBlockStart: 0,
  zIndex: 1,
  display: "flex",
  alignItems: "flex-start",
  justifyContent: "space-between",
  gap: space[3],
  padding: space[4],
  paddingBlockEnd: space[2],
  paddingInlineStart: space[6],
  background: color.surfaceRaised,
  // In a window this low, a sticky element would leave no space for the focused one.
  "@media": { [media.short]: { position: "static" } },
});

export const title = style({
  ...text.title,
  fontWeight: weight.semibold,
  margin: 0,
  paddingBlock: "6px",
  minWidth: 0,
  overflowWrap: "anywhere",
});

export const body = style({ padding: `${space[1]} ${space[6]} ${space[6]}` });

export const question = style({ display: "grid", gap: space[4], color: color.inkMuted });

export const foot = style({
  position: "sticky",
  insetBlockEnd: 0,
  zIndex: 1,
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  gap: space[3],
  padding: `${space[4]} ${space[6]}`,
  borderBlockStart: `1px solid ${color.line}`,
  background: color.surfaceRaised,
});
