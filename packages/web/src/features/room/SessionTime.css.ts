import { color, media, space, text, weight } from "@cathedra/ui-kit/theme";
import { style, styleVariants } from "@vanilla-extract/css";

export const time = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: space[2],
  margin: 0,
  ...text.small,
  fontVariantNumeric: "tabular-nums",
});

const left = style({ fontWeight: weight.semibold });
export const leftTone = styleVariants({
  calm: [left, { color: color.ink }],
  soon: [left, { color: color.dangerInk }],
});
export const end = style({ color: color.inkMuted });

const none = { display: "none" } as const;
/** Where one line is all there is, the event's dialog alone says it. */
export const note = style({
  "@media": { [media.phone]: none, [media.low]: none },
});
