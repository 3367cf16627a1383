import {
  color,
  controlHeight,
  media,
  radius,
  space,
  text,
  touchHeight,
  weight,
} from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

/** The lists and the trainees; on a wide page a notice beside them. */
export const bar = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr)",
  alignItems: "end",
  gap: space[2],
  "@media": {
    [media.small]: { gridTemplateColumns: "repeat(2, minmax(0, 20rem)) minmax(0, 1fr)", gap: space[3] },
  },
});
export const notice = style({
  gridColumn: "1 / -1",
  "@media": { [media.large]: { gridColumn: "3", paddingBlockEnd: space[2], textAlign: "end" } },
});

export const list = style({
  margin: 0,
  padding: 0,
  listStyle: "none",
  border: `1px solid ${color.line}`,
  borderRadius: radius.large,
  backgroundColor: color.surface,
});

/** A record gets the focus after the previous one was answered, which stays in sight above it. */
export const item = style({
  scrollMarginBlockStart: "9rem",
  selectors: {
    "& + &": { borderBlockStart: `1px solid ${color.line}` },
    "&:first-child": { borderStartStartRadius: radius.large, borderStartEndRadius: radius.large },
    "&:last-child": { borderEndStartRadius: radius.large, borderEndEndRadius: radius.large },
    "&[data-answered]": { backgroundColor: color.surfaceSunken },
  },
});

/** On a wide page the buttons have a column, whose width is the same with the state in place of the buttons. */
export const row = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: `${space[1]} ${space[4]}`,
  padding: space[2],
  "@media": {
    [media.small]: { padding: space[3] },
    [media.large]: {
      gridTemplateColumns: "minmax(0, 1fr) 17rem",
      alignItems: "start",
      padding: `${space[3]} ${space[4]}`,
    },
    print: { breakInside: "avoid" },
  },
});

export const subject = style({ display: "grid", gap: space[1], minWidth: 0 });

/** The box to choose a record beside its first line. */
export const head = style({ display: "flex", alignItems: "flex-start", gap: space[1], minWidth: 0 });

/** The box is as high as the first line of the title; what can be pressed is larger. */
export const choice = style({ flex: "none", marginBlock: `calc(-1 * ${space[2]})` });

/** Short facts one after the other, the longer ones on a line of their own. */
export const facts = style({
  ...text.small,
  display: "flex",
  flexWrap: "wrap",
  gap: `0 ${space[4]}`,
  margin: 0,
  overflowWrap: "anywhere",
});

const plain = style({ minWidth: 0 });
export const fact = {
  plain,
  labelled: plain,
  long: style({
    display: "-webkit-box",
    flex: "1 1 8rem",
    minWidth: 0,
    overflow: "hidden",
    WebkitBoxOrient: "vertical",
    WebkitLineClamp: 1,
    "@media": { [media.small]: { flexBasis: "16rem" }, print: { display: "block" } },
  }),
  /** The text of a failure is emphasized. */
  grave: style({ color: color.danger, fontWeight: weight.medium }),
} as const;
export const name = style({ display: "inline", color: color.inkMuted });
export const value = style({ display: "inline", margin: 0 });

export const side = style({
  display: "flex",
  flexDirection: "row-reverse",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${space[1]} ${space[4]}`,
  minWidth: 0,
  "@media": { [media.large]: { flexDirection: "column", alignItems: "end" } },
});

/** One line, as high as its buttons also where it has none. */
export const acts = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[2],
  width: "100%",
  minHeight: controlHeight.medium,
  "@media": { [media.small]: { width: "17rem" }, [media.touch]: { minHeight: touchHeight } },
});
export const state = style({ marginInlineStart: "auto" });

/** The rating of a record that was just confirmed, below its facts. */
export const rating = style({ gridColumn: "1 / -1", maxInlineSize: "40rem", paddingBlockStart: space[2] });

/** The room of the button that confirms from the details, and afterwards of the answer. */
export const answer = style({ minHeight: controlHeight.medium });
