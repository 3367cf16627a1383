import { space } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const bar = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  gap: space[4],
});

export const kind = style({ flex: "0 1 260px", minWidth: 0 });
export const end = style({ marginInlineStart: "auto" });
