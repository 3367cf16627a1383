import { style } from "@vanilla-extract/css";
import { color } from "../theme/contract.css.ts";
import { media, space } from "../theme/scale.ts";

export const header = style({
  display: "flex",
  flexDirection: "column",
  gap: space[2],
  paddingBlock: `${space[4]} ${space[6]}`,
});

export const main = style({
  display: "flex",
  flexDirection: "column",
  gap: space[4],
  "@media": {
    [media.small]: {
      flexDirection: "row",
      flexWrap: "wrap",
      alignItems: "flex-start",
      justifyContent: "space-between",
    },
  },
});

export const textBlock = style({
  display: "flex",
  flexDirection: "column",
  gap: space[1],
  minWidth: 0,
  "@media": { [media.small]: { flex: "1 1 20rem" } },
});

export const explanation = style({ maxWidth: "68ch", color: color.inkMuted });
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[2],
  // Buttons are not printed, and no gap is left if there is nothing else.
  "@media": { print: { display: "contents" } },
});
