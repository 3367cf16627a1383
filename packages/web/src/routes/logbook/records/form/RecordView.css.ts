import { color, media, space, text, weight } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const facts = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: `${space[4]} ${space[6]}`,
  margin: 0,
  "@media": {
    [media.small]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [media.large]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
  },
});

export const fact = style({ minWidth: 0 });
/** A text takes a line of its own, unlike a short value. */
export const wide = style({ minWidth: 0, gridColumn: "1 / -1" });

export const name = style({ ...text.small, color: color.inkMuted });

export const value = style({
  ...text.body,
  margin: 0,
  fontWeight: weight.medium,
  overflowWrap: "anywhere",
  whiteSpace: "pre-wrap",
});

/** Longer texts have the regular weight and at most 70 characters a line. */
export const textBlock = style([value, { fontWeight: weight.regular, maxWidth: "70ch" }]);
