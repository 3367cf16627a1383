import { recipe } from "@vanilla-extract/recipes";

export const stack = recipe({
  base: { display: "flex", flexDirection: "column", minWidth: 0 },
  variants: {
    align: {
      stretch: { alignItems: "stretch" },
      start: { alignItems: "flex-start" },
      center: { alignItems: "center" },
    },
  },
});
