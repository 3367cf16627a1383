import { color, media } from "@cathedra/ui-kit/theme";
import { style, styleVariants } from "@vanilla-extract/css";

export const strip = style({
  display: "inline-flex",
  alignItems: "flex-end",
  gap: "2px",
  height: "1rem",
});

const bar = { boxSizing: "border-box", width: "0.4375rem", borderRadius: "1px" } as const;

export const mark = styleVariants({
  passed: {
    ...bar,
    height: "100%",
    backgroundColor: color.success,
    "@media": { [media.forcedColors]: { backgroundColor: "CanvasText" } },
  },
  failed: { ...bar, height: "50%", border: `1.5px solid ${color.danger}` },
  none: { ...bar, height: "2px", backgroundColor: color.inkMuted },
});
