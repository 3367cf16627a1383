import { color, layer, media, radius, space } from "@cathedra/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const column = style({ display: "flex", flexDirection: "column" });

/** From the page's head to the foot of the window: whatever the bar says, the frame ends there. */
export const layout = style([
  column,
  {
    gap: space[3],
    minHeight: "calc(100vh - 12.5rem)",
    "@media": {
      [media.phone]: { gap: space[2], minHeight: "calc(100vh - 7rem)" },
      [media.low]: { gap: space[2], minHeight: "calc(100vh - 6rem)" },
    },
  },
]);

/** Over the page, under dialogs and toasts. The frame gets what the bar leaves, and scrolls where that is too little. */
export const full = style([
  column,
  {
    position: "fixed",
    inset: 0,
    zIndex: layer.screen,
    gap: space[2],
    padding: space[2],
    overflow: "auto",
    backgroundColor: color.canvas,
  },
]);

const inOneRow = { flexDirection: "row", alignItems: "center", justifyContent: "space-between" } as const;
/** One row or two by the window alone, whatever is said in it: the frame's upper edge stays where it is. */
export const bar = style({
  flex: "none",
  display: "flex",
  flexDirection: "column",
  gap: `${space[2]} ${space[4]}`,
  "@media": { [media.large]: inOneRow, [media.low]: inOneRow },
});
export const about = style({
  minWidth: 0,
  overflowWrap: "anywhere",
  "@media": { [media.large]: { flex: "1 0 16rem" }, [media.low]: { flex: "1 0 12rem" } },
});
/** On a phone one row. */
export const acts = style({
  display: "flex",
  alignItems: "center",
  gap: space[2],
  minWidth: 0,
  "@media": {
    [media.mobile]: { flexWrap: "wrap" },
    [media.large]: { justifyContent: "flex-end" },
    [media.low]: { justifyContent: "flex-end" },
  },
});

/** Never so low that nothing can be steered. */
export const stage = style({
  position: "relative",
  flex: "1 0 22rem",
  display: "grid",
  selectors: { [`${full} > &`]: { flexBasis: "14rem" } },
  "@media": {
    [media.low]: { flexBasis: "12rem", selectors: { [`${full} > &`]: { flexBasis: "12rem" } } },
  },
});

/** Above the steering buttons at the frame's foot; what is beside its cards is the frame's. */
export const over = style({
  position: "absolute",
  zIndex: 1,
  insetBlockStart: 0,
  insetInlineEnd: 0,
  width: "min(26rem, 100%)",
  maxHeight: "calc(100% - 4.5rem)",
  // Leaves the shadows of its cards their place: they end at the frame's edge and nowhere before it.
  padding: `${space[2]} ${space[2]} ${space[8]} ${space[6]}`,
  display: "flex",
  flexDirection: "column",
  gap: space[2],
  overflowY: "auto",
  overscrollBehavior: "contain",
  pointerEvents: "none",
  "@media": {
    // The vessels' lower half, where a wire comes from, stays in sight.
    [media.phone]: { maxHeight: `calc(50% + ${space[6]})`, paddingInlineStart: space[2] },
    [media.low]: { maxHeight: "calc(100% - 4rem)", paddingBlockEnd: space[2] },
  },
});

/** Each thing in it is a card that lies on the picture. */
globalStyle(`${over} > *`, {
  flex: "none",
  pointerEvents: "auto",
  borderRadius: radius.medium,
  boxShadow: color.shadowRaised,
  // No place for it: they have a line around them.
  "@media": { [media.low]: { boxShadow: "none" } },
});

/** Cards that give way, and then scroll: what was opened first, what came by itself only then. */
const scrolling = style({
  overflowY: "auto",
  overscrollBehavior: "contain",
  border: `1px solid ${color.line}`,
  backgroundColor: color.surface,
});
export const opened = style([
  scrolling,
  {
    selectors: { [`${over} > &`]: { flex: "0 20 auto", minHeight: "8rem" } },
    "@media": { [media.low]: { selectors: { [`${over} > &`]: { minHeight: "4rem" } } } },
  },
]);
export const come = style([
  scrolling,
  {
    selectors: { [`${over} > &`]: { flex: "0 1 auto", minHeight: "3.5rem" } },
    // Nobody asked for it: on a phone three of them, and that there are more.
    "@media": { [media.phone]: { maxHeight: "9.5rem" } },
  },
]);
