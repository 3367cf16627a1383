import { color } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const place = style({ position: "relative", display: "flex" });

export const number = style({
  position: "absolute",
  insetBlockStart: "0",
  insetInlineEnd: "-2px",
  minWidth: "18px",
  paddingInline: "4px",
  borderRadius: "9px",
  backgroundColor: color.danger,
  color: color.onDanger,
  fontSize: "11px",
  fontWeight: 600,
  lineHeight: "18px",
  textAlign: "center",
  pointerEvents: "none",
});
