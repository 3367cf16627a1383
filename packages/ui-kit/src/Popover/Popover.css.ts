import { style, styleVariants } from "@vanilla-extract/css";
import { sheet as base } from "../list/list.css.ts";
import { space } from "../theme/scale.ts";

export const sheet = styleVariants({
  // The minimum width is the specified 280 px.
  narrow: [base, { width: `max(280px, min(22.5rem, calc(100vw - ${space[4]})))` }],
  content: [base, { maxWidth: `min(28rem, calc(100vw - ${space[4]}))` }],
});

export const bare = style({ flex: "1 1 auto", minHeight: 0, overflow: "auto", outline: "none" });

export const padded = style([bare, { padding: space[4] }]);
