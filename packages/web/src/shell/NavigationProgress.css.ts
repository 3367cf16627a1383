import { color, layer, media } from "@cathedra/ui-kit/theme";
import { keyframes, style, styleVariants } from "@vanilla-extract/css";

const advance = keyframes({
  "0%": { transform: "scaleX(0)" },
  "60%": { transform: "scaleX(0.7)" },
  "100%": { transform: "scaleX(0.94)" },
});

const line = style({
  position: "fixed",
  insetInline: 0,
  top: 0,
  zIndex: layer.toast,
  height: "3px",
  backgroundColor: color.accent,
  transformOrigin: "left",
  pointerEvents: "none",
  "@media": { print: { display: "none" } },
});

/** The delay after which the progress line appears, so that fast navigations do not show it. */
const patience = "150ms";

export const progress = styleVariants({
  idle: [line, { opacity: 0, transition: "opacity 200ms ease-out" }],
  busy: [
    line,
    {
      animation: `${advance} 8s cubic-bezier(0.1, 0.7, 0.3, 1) ${patience} both`,
      "@media": { [media.reducedMotion]: { animation: "none", transform: "scaleX(0.7)" } },
    },
  ],
});
