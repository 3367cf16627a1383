import { color, media, radius, space } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

/** The placeholders have as many columns as the videos that replace them. */
export const grid = style({
  padding: 0,
  listStyle: "none",
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: `${space[4]} ${space[3]}`,
  "@media": {
    [media.mobile]: { gap: `${space[5]} ${space[4]}` },
    [media.large]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
  },
});

/** Cards outside of the window are not laid out; the focus ring around a card is not cut off. */
export const place = style({
  contentVisibility: "auto",
  containIntrinsicBlockSize: "auto 138px",
  "@media": { [media.mobile]: { containIntrinsicBlockSize: "auto 200px" } },
  overflowClipMargin: "4px",
});

/** The player is dark in both themes. */
export const player = style({
  display: "block",
  width: "100%",
  aspectRatio: "16 / 9",
  maxHeight: "calc(100vh - 10rem)",
  border: 0,
  borderRadius: radius.medium,
  backgroundColor: "#0b1116",
  selectors: { "&:focus-visible": { outline: `2px solid ${color.focus}` } },
});
