import { color, space } from "@cathedra/ui-kit/theme";
import { style, styleVariants } from "@vanilla-extract/css";

const panel = style({
  position: "relative",
  display: "flex",
  flexGrow: 0,
  flexShrink: 0,
  backgroundColor: color.surface,
});

/**
 * The panel is always large enough for a name and its buttons, also with larger text, and never takes more than half of the room.
 */
export const panelOf = styleVariants({
  width: [panel, { minWidth: "min(15rem, 45%)", minHeight: 0, borderInlineStart: `1px solid ${color.line}` }],
  height: [panel, { minHeight: "min(9rem, 45%)", minWidth: 0, borderBlockStart: `1px solid ${color.line}` }],
});

/**
 * The edge by which the panel is resized: its upper edge, or the one beside the picture. Its touch area is wider than the visible
 * line.
 */
const edge = style({
  position: "absolute",
  zIndex: 2,
  touchAction: "none",
  "::after": { content: '""', position: "absolute", borderRadius: "2px", backgroundColor: color.lineControl },
  selectors: {
    "&:hover::after, &:focus-visible::after": { backgroundColor: color.accent },
    "&:focus-visible": { outline: `2px solid ${color.focus}`, outlineOffset: "-2px" },
  },
});
const reach = space[4];
export const edgeOf = styleVariants({
  width: [
    edge,
    {
      insetBlock: 0,
      insetInlineStart: `calc(${reach} / -2)`,
      width: reach,
      cursor: "col-resize",
      "::after": {
        insetInlineStart: "calc(50% - 2px)",
        top: "calc(50% - 1.25rem)",
        width: "4px",
        height: "2.5rem",
      },
    },
  ],
  height: [
    edge,
    {
      insetInline: 0,
      insetBlockStart: `calc(${reach} / -2)`,
      height: reach,
      cursor: "row-resize",
      "::after": {
        insetBlockStart: "calc(50% - 2px)",
        left: "calc(50% - 1.25rem)",
        height: "4px",
        width: "2.5rem",
      },
    },
  ],
});

export const content = style({
  flex: 1,
  minWidth: 0,
  overflowY: "auto",
  overscrollBehavior: "contain",
});
