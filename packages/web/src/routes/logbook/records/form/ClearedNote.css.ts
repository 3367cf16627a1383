import { color, radius, space, text } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const place = style({ display: "flex", flexDirection: "column", gap: space[2], minWidth: 0 });

export const note = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[2],
  paddingBlock: space[2],
  paddingInline: space[3],
  borderRadius: radius.medium,
  background: color.warningSoft,
  color: color.ink,
  ...text.small,
});

export const textBlock = style({ flex: "1 1 12rem", minWidth: 0, overflowWrap: "anywhere" });
