import { media, space } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const reasons = style({
  display: "grid",
  gap: space[1],
  margin: 0,
  paddingInlineStart: space[5],
  overflowWrap: "anywhere",
});

/** On a phone the text names the most urgent reason, so this list is hidden and rows stay short. */
export const kinds = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space[2],
  "@media": { [media.phone]: { display: "none" } },
});

/** The number of people for each reason. */
export const counts = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space[1]} ${space[4]}`,
});
