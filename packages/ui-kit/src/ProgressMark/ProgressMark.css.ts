import { style, styleVariants } from "@vanilla-extract/css";
import { color } from "../theme/contract.css.ts";
import { media, space, weight } from "../theme/scale.ts";

export const mark = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space[1],
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
});

export const shape = style({
  position: "relative",
  boxSizing: "border-box",
  flex: "none",
  width: "0.875rem",
  height: "0.875rem",
  borderRadius: "50%",
  // Forced colours remove backgrounds: the icon, the border and the number remain.
  "@media": { [media.forcedColors]: { border: "1px solid CanvasText" } },
});

const sign = {
  position: "absolute",
  inset: 0,
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  fontSize: "0.75rem",
  lineHeight: 1,
  fontWeight: weight.bold,
} as const;

export const state = styleVariants({
  none: {
    "::after": {
      content: "",
      position: "absolute",
      insetInline: "0.1875rem",
      insetBlockStart: "calc(50% - 0.5px)",
      borderBlockStart: `1px solid ${color.inkMuted}`,
    },
    "@media": { [media.forcedColors]: { border: "none" } },
  },
  waiting: { border: `1.5px solid ${color.lineControl}` },
  moving: { border: `1.5px solid ${color.accent}` },
  done: {
    backgroundColor: color.success,
    "::after": {
      content: "",
      position: "absolute",
      insetInlineStart: "0.3125rem",
      insetBlockStart: "0.15rem",
      width: "0.1875rem",
      height: "0.4rem",
      border: `solid ${color.surface}`,
      borderWidth: "0 2px 2px 0",
      transform: "rotate(45deg)",
    },
    "@media": { [media.forcedColors]: { "::after": { borderColor: "CanvasText" } } },
  },
  failed: {
    borderRadius: "2px",
    backgroundColor: color.danger,
    "::after": { ...sign, content: "×", color: color.onDanger },
  },
  unknown: {
    border: `1.5px dashed ${color.lineControl}`,
    "::after": { ...sign, content: "?", color: color.inkMuted, fontSize: "0.625rem" },
  },
});
