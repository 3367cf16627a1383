import { style } from "@vanilla-extract/css";
import * as list from "../list/list.css.ts";
import { color } from "../theme/contract.css.ts";

export const sheet = style([list.sheet, { minWidth: "12rem", maxWidth: "min(22rem, calc(100vw - 1rem))" }]);

export const menu = style([list.list, { maxHeight: "inherit" }]);

export const sign = style({ flex: "none", color: color.inkMuted });

export const dangerSign = style({ flex: "none" });

export const danger = style([
  list.item,
  {
    color: color.dangerInk,
    selectors: {
      "&[data-focused], &[data-hovered]": { background: color.dangerSoft, color: color.onDangerSoft },
      "&[data-disabled]": { color: color.inkDisabled },
    },
  },
]);
