import { recipe } from "@vanilla-extract/recipes";

export const icon = recipe({
  base: { flexShrink: 0 },
  variants: {
    size: {
      small: { width: "1rem", height: "1rem" },
      medium: { width: "1.25rem", height: "1.25rem" },
      large: { width: "2rem", height: "2rem" },
    },
  },
});
