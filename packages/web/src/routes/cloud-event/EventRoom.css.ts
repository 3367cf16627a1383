import { color, space, text, weight } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

/** The texts in the bar have a single line, so the longest one is shortened. */
const said = style({
  minWidth: 0,
  overflow: "hidden",
  textOverflow: "ellipsis",
  ":empty": { display: "none" },
});
export const steers = said;
export const steersSelf = style([said, { fontWeight: weight.medium }]);
/** The person's request beside the button that withdraws it; on narrow screens on a second line. */
export const requested = style({
  ...text.small,
  lineHeight: "1.125rem",
  minWidth: 0,
  maxWidth: "16rem",
  color: color.inkMuted,
  ":empty": { position: "absolute" },
});

const edge = space[4];
export const panel = style({ padding: `0 ${edge} ${edge}` });

/** The head stays visible while the names scroll. */
export const head = style({
  position: "sticky",
  insetBlockStart: 0,
  zIndex: 1,
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[2],
  paddingBlock: space[2],
  backgroundColor: color.surface,
});

export const people = style({ display: "grid", gap: space[3], margin: 0, padding: 0, listStyle: "none" });
/** The name is above the buttons if larger text leaves too little space for both. */
export const person = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[2],
});
export const acts = style({ display: "flex", flexWrap: "wrap", gap: space[1] });
export const name = style({
  flex: "1 1 5.5rem",
  minWidth: 0,
  ...text.small,
  fontWeight: weight.medium,
  overflowWrap: "anywhere",
});
export const facts = style({ ...text.caption, display: "block", color: color.inkMuted });

/** The requests are above the list of people, because someone waits. */
export const queue = style({
  display: "grid",
  gap: space[2],
  margin: 0,
  padding: `${space[3]} ${edge}`,
  listStyle: "none",
  borderBlockEnd: `1px solid ${color.line}`,
  backgroundColor: color.accentSoft,
  color: color.onAccentSoft,
});

/** A printed list to tick off and to sign. */
export const roll = style({ width: "100%", borderCollapse: "collapse", ...text.small });
export const rollCell = style({
  width: "1%",
  padding: `${space[3]} ${space[4]} ${space[3]} 0`,
  borderBlockEnd: `1px solid ${color.line}`,
  textAlign: "start",
  verticalAlign: "middle",
});
export const rollName = style([rollCell, { width: "45%", fontWeight: weight.medium }]);
export const rollSignature = style([rollCell, { width: "45%" }]);
export const rollBox = style({
  display: "block",
  width: "1rem",
  height: "1rem",
  border: `1px solid ${color.ink}`,
});
