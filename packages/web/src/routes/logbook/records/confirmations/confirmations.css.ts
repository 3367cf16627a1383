import { color, media, radius, space, text, weight } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const bar = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[3],
  "@media": { [media.small]: { gridTemplateColumns: "repeat(2, minmax(0, 20rem))" } },
});

export const list = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[4],
  margin: 0,
  padding: 0,
  listStyle: "none",
  "@media": { [media.large]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

/** A record gets the focus after the previous one was answered. */
export const item = style({ borderRadius: radius.large });

/** As tall as the record's card was. */
export const answered = style([item, { display: "grid" }]);

export const facts = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: `${space[3]} ${space[4]}`,
  margin: 0,
});

export const wide = style({ gridColumn: "1 / -1", minWidth: 0 });
export const fact = style({ minWidth: 0 });
export const name = style({ ...text.small, color: color.inkMuted });
export const value = style({ ...text.body, margin: 0, fontWeight: weight.medium, overflowWrap: "anywhere" });
/** Failures are emphasized. */
export const grave = style([value, { color: color.danger }]);

export const acts = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: space[3],
});

export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[3],
});
