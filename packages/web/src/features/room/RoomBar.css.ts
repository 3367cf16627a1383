import { color, media, radius, space, text, weight } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const inOneRow = { flexWrap: "nowrap" } as const;

/** The bar has one row, or two in narrow windows, decided by the window alone, so that the picture does not move. */
export const bar = style({
  flex: "none",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[1]} ${space[3]}`,
  padding: `${space[2]} ${space[3]}`,
  borderBlockEnd: `1px solid ${color.line}`,
  backgroundColor: color.surface,
  "@media": {
    [media.large]: { ...inOneRow, padding: `${space[2]} ${space[4]}` },
    [media.low]: { ...inOneRow, paddingBlock: space[1] },
  },
});

export const head = style({
  display: "flex",
  alignItems: "center",
  gap: space[2],
  flex: "1 1 100%",
  minWidth: 0,
  "@media": { [media.large]: { flex: "1 1 0" }, [media.low]: { flex: "1 1 0" } },
});

export const back = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space[1],
  flex: "none",
  minWidth: "2.5rem",
  minHeight: "2.5rem",
  justifyContent: "center",
  borderRadius: radius.medium,
  color: color.accentInk,
  ...text.small,
  fontWeight: weight.medium,
  textDecoration: "none",
  ":hover": { backgroundColor: color.surfaceHover },
});
export const backWord = style({
  paddingInlineEnd: space[2],
  "@media": {
    [media.phone]: {
      position: "absolute",
      width: "1px",
      height: "1px",
      overflow: "hidden",
      clipPath: "inset(50%)",
    },
    [media.low]: {
      position: "absolute",
      width: "1px",
      height: "1px",
      overflow: "hidden",
      clipPath: "inset(50%)",
    },
  },
});

export const about = style({ flex: 1, minWidth: 0 });
export const name = style({
  margin: 0,
  ...text.body,
  fontWeight: weight.semibold,
  overflow: "hidden",
  whiteSpace: "nowrap",
  textOverflow: "ellipsis",
});
/** The line of facts has its full height even before anything is known. */
export const facts = style({
  display: "flex",
  alignItems: "baseline",
  gap: `0 ${space[3]}`,
  minHeight: text.small.lineHeight,
  ...text.small,
  whiteSpace: "nowrap",
  overflow: "hidden",
});

export const acts = style({
  display: "flex",
  alignItems: "center",
  gap: space[2],
  flex: "1 1 100%",
  minWidth: 0,
  "@media": { [media.large]: { flex: "none" }, [media.low]: { flex: "none" } },
});
/** The button that ends the session is separated from the controls that are used all the time. */
export const end = style({
  display: "flex",
  marginInlineStart: "auto",
  paddingInlineStart: space[3],
  "@media": {
    [media.large]: {
      marginInlineStart: space[2],
      borderInlineStart: `1px solid ${color.line}`,
      paddingInlineStart: space[4],
    },
  },
});
/** A button with the number of its items at its corner. */
export const counted = style({ position: "relative", display: "inline-flex" });
export const count = style({
  position: "absolute",
  insetBlockStart: "-0.4rem",
  insetInlineEnd: "-0.4rem",
  pointerEvents: "none",
});
