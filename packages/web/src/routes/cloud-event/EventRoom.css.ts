import { color, controlHeight, media, space, text, weight } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";
import { come } from "../../features/room/RoomLayout.css.ts";

/** A line each: as high where nobody is known to have control. */
export const now = style({ display: "grid" });
export const steers = style({
  ...text.small,
  display: "block",
  minHeight: text.small.lineHeight,
  // The frame says it too.
  "@media": {
    [media.low]: {
      position: "absolute",
      width: "1px",
      minHeight: 0,
      height: "1px",
      overflow: "hidden",
      clipPath: "inset(50%)",
    },
  },
});

/** One row, whatever is said beside the button: the frame below stays where it is. */
export const asked = style({
  ...text.small,
  lineHeight: "1.125rem",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[2],
  flex: 1,
  minWidth: 0,
  minHeight: controlHeight.medium,
});
export const askedWords = style({ flex: "1 1 6rem", minWidth: 0 });

const edge = space[4];
const phoneEdge = space[3];
export const panel = style({
  padding: `0 ${edge} ${edge}`,
  "@media": { [media.phone]: { padding: `0 ${phoneEdge} ${phoneEdge}` } },
});

/** Stays while the names scroll. */
export const head = style({
  position: "sticky",
  insetBlockStart: 0,
  zIndex: 1,
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[2],
  paddingBlock: space[2],
  backgroundColor: color.surface,
});

export const people = style({ display: "grid", gap: space[3], margin: 0, padding: 0, listStyle: "none" });
/** The name above what can be done, where larger text leaves too little for both. */
export const person = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[2],
});
export const acts = style({ display: "flex", flexWrap: "wrap", gap: space[1] });
export const name = style({
  flex: "1 1 5.5rem",
  minWidth: 0,
  ...text.small,
  fontWeight: weight.medium,
  overflowWrap: "anywhere",
});
export const facts = style({ ...text.caption, display: "block", color: color.inkMuted });

export const queue = style([
  come,
  {
    display: "grid",
    gap: space[2],
    margin: 0,
    padding: `${space[2]} ${space[3]} ${space[2]} ${space[4]}`,
    listStyle: "none",
  },
]);
