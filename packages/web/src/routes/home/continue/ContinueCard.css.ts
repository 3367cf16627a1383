import { color, media, space, text, weight } from "@cathedra/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const both = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[4],
  "@media": {
    [media.large]: {
      gridAutoFlow: "column",
      gridAutoColumns: "minmax(0, 1fr)",
      gridTemplateColumns: "minmax(0, 3fr)",
      gap: space[6],
    },
  },
});

const part = { display: "flex", flexWrap: "wrap", alignItems: "center", gap: space[4] } as const;
export const course = style(part);
export const event = style(part);

globalStyle(`${course} + ${event}`, {
  paddingBlockStart: space[4],
  borderBlockStart: `1px solid ${color.line}`,
  "@media": {
    [media.large]: {
      paddingBlockStart: 0,
      borderBlockStart: 0,
      paddingInlineStart: space[6],
      borderInlineStart: `1px solid ${color.line}`,
    },
  },
});

export const words = style({ display: "grid", gap: space[1], flex: "1 1 10rem", minWidth: 0 });
export const name = style({
  ...text.body,
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 3,
  overflow: "hidden",
  fontWeight: weight.medium,
  overflowWrap: "anywhere",
});
export const soon = style({
  ...text.small,
  fontWeight: weight.semibold,
  color: color.accentInk,
  fontVariantNumeric: "tabular-nums",
});
