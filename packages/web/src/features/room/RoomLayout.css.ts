import { color, layer, media, radius, space } from "@cathedra/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const column = style({ display: "flex", flexDirection: "column" });

/** From the page's head to the foot of the window: whatever the bar says, the frame ends there. */
export const layout = style([
  column,
  {
    gap: space[3],
    minHeight: "calc(100vh - 11.5rem)",
    "@media": { [media.mobile]: { minHeight: "calc(100vh - 12.5rem)" } },
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

/** One row or two by the window alone, whatever is said in it: the frame's upper edge stays where it is. */
export const bar = style({
  flex: "none",
  display: "flex",
  flexDirection: "column",
  gap: `${space[2]} ${space[4]}`,
  "@media": {
    [media.large]: { flexDirection: "row", alignItems: "center", justifyContent: "space-between" },
  },
});
export const about = style({ minWidth: 0, overflowWrap: "anywhere" });
/** On a phone one row. */
export const acts = style({
  display: "flex",
  alignItems: "center",
  gap: space[2],
  minWidth: 0,
  "@media": { [media.mobile]: { flexWrap: "wrap" }, [media.large]: { flex: "none" } },
});

/** Never so low that nothing can be steered. */
export const stage = style({
  position: "relative",
  flex: "1 0 22rem",
  display: "grid",
  selectors: { [`${full} > &`]: { flexBasis: "14rem" } },
});

/** Above the steering buttons at the frame's foot; what is beside its cards is the frame's. */
export const over = style({
  position: "absolute",
  zIndex: 1,
  insetBlockStart: 0,
  insetInlineEnd: 0,
  width: "min(25rem, 100%)",
  maxHeight: "calc(100% - 4.5rem)",
  // Leaves the shadows of its cards their place.
  padding: space[2],
  display: "flex",
  flexDirection: "column",
  gap: space[2],
  overflowY: "auto",
  overscrollBehavior: "contain",
  pointerEvents: "none",
});

/** Each thing in it is a card that lies on the picture. */
globalStyle(`${over} > *`, {
  flex: "none",
  pointerEvents: "auto",
  borderRadius: radius.medium,
  boxShadow: color.shadowRaised,
});
