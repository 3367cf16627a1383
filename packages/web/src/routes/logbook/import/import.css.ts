import { space } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const list = style({ listStyle: "none", margin: 0, padding: 0, display: "grid", gap: space[4] });

/** Shows the file's value at the left and its meaning at the right; below each other on a phone. */
export const pair = style({
  display: "grid",
  gap: space[2],
  alignItems: "start",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { "(min-width: 640px)": { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)", gap: space[4] } },
});

export const cell = style({ minWidth: 0, overflowWrap: "anywhere" });

/** Takes the focus when a step begins, which no one has to see. */
export const step = style({ scrollMarginTop: space[16], outline: "none" });
