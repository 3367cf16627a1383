import { color, media, space } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

/** The lists are beside each other if there is enough space. */
export const columns = style({
  display: "grid",
  gap: space[6],
  alignItems: "start",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [media.large]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[3],
  paddingBlock: space[2],
  paddingInline: space[4],
  borderBlockEnd: `1px solid ${color.line}`,
});

export const place = style({ outline: "none" });
export const list = style({ margin: 0, padding: 0, listStyle: "none" });

/** On a phone the two buttons are below a course, so that its name has enough space. */
export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[3],
  paddingBlock: space[2],
  paddingInline: space[4],
  selectors: { "& + &": { borderBlockStart: `1px solid ${color.line}` } },
});

export const subject = style({
  display: "grid",
  flex: "1 1 11rem",
  gap: space[1],
  minWidth: 0,
  overflowWrap: "anywhere",
});

/** The marks are below the name, beside the checkbox. */
export const marks = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space[2],
  paddingInlineStart: space[8],
});

export const acts = style({
  display: "flex",
  flexWrap: "wrap",
  flexShrink: 0,
  justifyContent: "flex-end",
  gap: space[2],
  marginInlineStart: "auto",
});
