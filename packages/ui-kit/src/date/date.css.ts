import { style } from "@vanilla-extract/css";
import { input } from "../field/field.css.ts";
import { color } from "../theme/contract.css.ts";
import { radius } from "../theme/scale.ts";

export const segments = style([
  input,
  {
    display: "flex",
    alignItems: "center",
    overflow: "hidden",
    whiteSpace: "pre",
    fontVariantNumeric: "tabular-nums",
    cursor: "text",
  },
]);

export const segment = style({
  padding: "2px",
  borderRadius: radius.small,
  outline: "none",
  caretColor: "transparent",
  selectors: {
    "&[data-type=literal]": { paddingInline: 0, color: color.inkMuted },
    "&[data-placeholder]": { color: color.inkMuted },
    "&[data-disabled]": { color: color.inkDisabled },
    "&:focus, &:focus-visible": {
      background: color.accentSoft,
      color: color.onAccentSoft,
      outline: "2px solid transparent",
      outlineOffset: 0,
    },
  },
});
