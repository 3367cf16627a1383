import { style } from "@vanilla-extract/css";
import { color } from "../theme/contract.css.ts";
import { focusRingInside } from "../theme/focus.css.ts";
import { controlHeight, media, motion, radius, space, text, weight } from "../theme/scale.ts";

export const tabs = style({ display: "flex", flexDirection: "column", gap: space[4], minWidth: 0 });

/** If the tabs are too wide, their list scrolls instead of the page. */
export const list = style({
  display: "flex",
  gap: space[1],
  overflowX: "auto",
  scrollbarWidth: "none",
  borderBlockEnd: `1px solid ${color.line}`,
  selectors: { "&::-webkit-scrollbar": { display: "none" } },
});

export const tab = style([
  focusRingInside,
  {
    position: "relative",
    display: "inline-flex",
    alignItems: "center",
    gap: space[2],
    flexShrink: 0,
    minHeight: controlHeight.medium,
    paddingInline: space[3],
    borderRadius: `${radius.small} ${radius.small} 0 0`,
    color: color.inkMuted,
    cursor: "pointer",
    fontWeight: weight.medium,
    whiteSpace: "nowrap",
    ...text.small,
    transition: `color ${motion.quick}`,
    selectors: {
      "&[data-hovered]": { color: color.ink },
      "&[data-selected]": { color: color.accentInk },
      "&[data-disabled]": { color: color.inkDisabled, cursor: "not-allowed" },
      "&[data-selected]::after": {
        content: "",
        position: "absolute",
        insetInline: space[2],
        insetBlockEnd: 0,
        height: "2px",
        borderRadius: radius.full,
        backgroundColor: color.accent,
      },
    },
    "@media": {
      [media.forcedColors]: { selectors: { "&[data-selected]::after": { backgroundColor: "Highlight" } } },
    },
  },
]);

export const panel = style([focusRingInside, { minWidth: 0, borderRadius: radius.small }]);
