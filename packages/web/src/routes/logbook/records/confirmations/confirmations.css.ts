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
});

/** A record gets the focus after the previous one was answered, whose line with Undo stays in sight above it. */
export const item = style({ borderRadius: radius.large, scrollMarginBlockStart: "9rem" });

/** A card that has been answered keeps its height until it folds to a single line. */
export const answered = style([item, { boxShadow: `inset 0 0 0 1px ${color.line}` }]);

/** The state, what was answered, and Undo; on a phone the facts have a line of their own. */
export const line = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  justifyItems: "start",
  gap: `0 ${space[3]}`,
  // The line has the height of a button, even if it has none.
  minHeight: "3rem",
  padding: `${space[2]} ${space[4]}`,
  "@media": { [media.small]: { gridTemplateColumns: "auto minmax(0, 1fr) auto" } },
});
export const lineFacts = style({
  ...text.small,
  gridRow: 2,
  gridColumn: "1 / -1",
  width: "100%",
  overflow: "hidden",
  color: color.inkMuted,
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  "@media": { [media.small]: { gridRow: "auto", gridColumn: "auto" } },
});

export const facts = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: `${space[3]} ${space[4]}`,
  margin: 0,
  "@media": { [media.large]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" } },
});

export const wide = style({
  gridColumn: "1 / -1",
  minWidth: 0,
  "@media": { [media.large]: { gridColumn: "span 2" } },
});
export const fact = style({ minWidth: 0 });
export const name = style({ ...text.small, color: color.inkMuted });
export const value = style({ ...text.body, margin: 0, fontWeight: weight.medium, overflowWrap: "anywhere" });
/** Values that describe a failure are emphasized. */
export const grave = style([value, { color: color.danger }]);

export const acts = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: space[3],
  "@media": { [media.mobile]: { gridTemplateColumns: "repeat(2, minmax(0, 14rem))" } },
});

/** The buttons of a record; on a wide page those that do not answer it stand beside those that do. */
export const bottom = style({
  display: "grid",
  gap: space[4],
  "@media": {
    [media.large]: { gridTemplateColumns: "minmax(0, 29rem) minmax(0, 1fr)", alignItems: "center" },
  },
});

export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[3],
  selectors: { "&:only-child": { gridColumn: "1 / -1" } },
});
