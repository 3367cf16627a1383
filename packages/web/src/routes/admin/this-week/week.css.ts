import { media, space } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const reasons = style({
  display: "grid",
  gap: space[1],
  margin: 0,
  paddingInlineStart: space[5],
  overflowWrap: "anywhere",
});

/** Two lines for each person: the kinds of their reasons, and the most urgent reason. The open details show all of them. */
export const why = style({ display: "grid", gap: 0 });

/** One line, also after a reminder, whose time is put before the reason; on a phone two, in place of the kinds. */
export const line = style({
  // The text of the line does not widen its column, so that the column keeps its width when the text changes.
  width: 0,
  minWidth: "100%",
  display: "-webkit-box",
  overflow: "hidden",
  overflowWrap: "anywhere",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 1,
  "@media": { [media.phone]: { WebkitLineClamp: 2 }, print: { display: "block" } },
});

/** On a phone the text names the most urgent reason, so this list is hidden and rows stay short. */
export const kinds = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space[1],
  "@media": { [media.phone]: { display: "none" } },
});
