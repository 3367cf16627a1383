import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { color } from "../theme/contract.css.ts";
import { media, radius, space } from "../theme/scale.ts";

const breathe = keyframes({ "50%": { opacity: 0.55 } });

export const bone = style({
  display: "block",
  borderRadius: radius.small,
  backgroundColor: color.line,
  animation: `${breathe} 1600ms ease-in-out infinite`,
  "@media": {
    [media.reducedMotion]: { animation: "none" },
    [media.forcedColors]: { border: "1px solid" },
  },
});

export const lines = style({ display: "flex", flexDirection: "column", gap: space[3], width: "100%" });

/** The height of a line of text with its spacing, so that loaded content takes the same space. */
export const line = styleVariants({
  text: { height: "0.75rem", marginBlock: "0.375rem" },
  title: { height: "1.25rem", marginBlock: "0.5rem", maxWidth: "20rem" },
});
export const lastLine = style({ width: "62%" });

export const block = style({ width: "100%", borderRadius: radius.large });

export const rows = style({ width: "100%" });
export const row = style({
  display: "flex",
  alignItems: "center",
  gap: space[6],
  minHeight: "3rem",
  paddingInline: space[4],
  selectors: { "& + &": { borderBlockStart: `1px solid ${color.line}` } },
});
export const cell = style({ flex: 1, height: "0.75rem", selectors: { "&:first-child": { flex: 2 } } });
