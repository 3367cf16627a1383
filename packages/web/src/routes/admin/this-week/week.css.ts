import { media, space } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const reasons = style({
  display: "grid",
  gap: space[1],
  margin: 0,
  paddingInlineStart: space[5],
  overflowWrap: "anywhere",
});

/** On a phone the sentence says the most urgent one, and the rows stay short. */
export const kinds = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space[2],
  "@media": { [media.phone]: { display: "none" } },
});

/** How many people have each reason. */
export const counts = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space[1]} ${space[4]}`,
});
