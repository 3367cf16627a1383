import { recipe } from "@vanilla-extract/recipes";

export const inline = recipe({
  // The container takes no space while it is empty.
  base: { display: "flex", minWidth: 0, selectors: { "&:empty": { display: "none" } } },
  variants: {
    align: {
      start: { alignItems: "flex-start" },
      center: { alignItems: "center" },
      baseline: { alignItems: "baseline" },
      end: { alignItems: "flex-end" },
    },
    justify: {
      start: {},
      center: { justifyContent: "center" },
      end: { justifyContent: "flex-end" },
      between: { justifyContent: "space-between" },
    },
    wrap: { true: { flexWrap: "wrap" }, false: {} },
  },
});
