import { color, media, radius, space, text, weight } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

/** The whole height of a room on the full screen; elsewhere the frame has its own. */
export const alone = style({ height: "100%" });

/** Beside the room where there is place, above it where there is not: whoever opens it sees it. */
export const withPeople = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[4],
  height: "100%",
  "@media": { [media.large]: { gridTemplateColumns: "minmax(0, 1fr) 18rem" } },
});
export const side = style({
  "@media": { [media.large]: { order: 1, maxHeight: "max(26rem, calc(100vh - 18rem))", overflowY: "auto" } },
});

export const panel = style({
  padding: space[4],
  border: `1px solid ${color.line}`,
  borderRadius: radius.medium,
  backgroundColor: color.surface,
});

export const people = style({ display: "grid", gap: space[3], margin: 0, padding: 0, listStyle: "none" });
export const person = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[2],
});
export const name = style({ ...text.small, fontWeight: weight.medium, overflowWrap: "anywhere" });
export const facts = style({ ...text.caption, display: "block", color: color.inkMuted });

export const queue = style({
  display: "grid",
  gap: space[2],
  margin: 0,
  padding: `${space[2]} ${space[4]}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.medium,
  backgroundColor: color.surface,
  listStyle: "none",
});
