import { color, media, space, text, weight } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

/** Two numbers beside each other, even on a phone. */
export const numbers = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: space[4],
  "@media": {
    [media.large]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
    print: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
  },
});
export const number = style({ display: "flex", flexDirection: "column", gap: space[1], margin: 0 });
export const numberName = style({ color: color.inkMuted, ...text.small });
export const numberValue = style({
  margin: 0,
  color: color.ink,
  fontWeight: weight.semibold,
  fontVariantNumeric: "tabular-nums",
  ...text.page,
});
export const dayValue = style([
  numberValue,
  {
    whiteSpace: "nowrap",
    "@media": { [media.phone]: { ...text.title, lineHeight: text.page.lineHeight } },
  },
]);
export const numberNote = style({ margin: 0, minHeight: "1rem", color: color.inkMuted, ...text.caption });

export const targets = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: `${space[5]} ${space[8]}`,
  padding: 0,
  listStyle: "none",
  "@media": {
    [media.mobile]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    // On paper all numbers are on the first page, three beside each other.
    print: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))", gap: `${space[3]} ${space[5]}`, zoom: 0.85 },
  },
});

export const scope = style({ display: "block", color: color.inkMuted, ...text.caption });
export const count = style({ color: color.inkMuted, whiteSpace: "nowrap", ...text.caption });
export const foot = style({ padding: space[4], borderBlockStart: `1px solid ${color.line}` });
