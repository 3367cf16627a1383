import { style } from "@vanilla-extract/css";
import { input } from "../field/field.css.ts";
import { color } from "../theme/contract.css.ts";
import { space } from "../theme/scale.ts";

export const button = style([
  input,
  {
    display: "flex",
    alignItems: "center",
    gap: space[2],
    textAlign: "start",
    cursor: "pointer",
    selectors: { "&[data-disabled]": { cursor: "not-allowed" } },
  },
]);

export const value = style({
  flex: "1 1 auto",
  minWidth: 0,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  selectors: {
    "&[data-placeholder]": { color: color.inkMuted },
    "[data-disabled] > &": { color: "inherit" },
  },
  "@media": { print: { whiteSpace: "normal" } },
});

export const arrow = style({
  flex: "none",
  color: color.inkMuted,
  "@media": { print: { display: "none" } },
});
