import { style } from "@vanilla-extract/css";
import * as list from "../list/list.css.ts";
import { controlHeight, media, space } from "../theme/scale.ts";

/** A fixed height for any number of results, so that the field does not move while typing. */
export const results = style({
  height: "calc(100vh - 11rem)",
  marginBlockStart: space[2],
  overflow: "auto",
  outline: "none",
  "@media": { [media.mobile]: { height: "min(28rem, calc(100vh - 14rem))" } },
});

export const result = style([list.item, { minHeight: controlHeight.large }]);
