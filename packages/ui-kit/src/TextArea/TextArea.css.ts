import { style } from "@vanilla-extract/css";
import { input } from "../field/field.css.ts";
import { font, space, weight } from "../theme/scale.ts";

const type = {
  font: `${weight.regular} 1rem/1.5rem ${font.body}`,
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
} as const;

/** The copy of the text behind the area gives the grid its height, and so the area grows without being measured. */
export const grow = style({
  flex: "1 1 auto",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  minWidth: 0,
  maxHeight: "24rem",
  overflow: "auto",
});

export const copy = style({
  ...type,
  gridArea: "1 / 1",
  visibility: "hidden",
  paddingBlock: space[2],
  paddingInline: space[3],
});

export const area = style([
  input,
  {
    ...type,
    gridArea: "1 / 1",
    height: "100%",
    paddingBlock: space[2],
    overflow: "hidden",
    resize: "none",
  },
]);
