import { color, space } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const steps = style({ margin: 0, padding: 0, listStyle: "none" });

export const step = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[3],
  paddingBlock: space[3],
  selectors: {
    "& + &": { borderBlockStart: `1px solid ${color.line}` },
    "&:first-child": { paddingBlockStart: 0 },
    "&:last-child": { paddingBlockEnd: 0 },
  },
});

export const stepWords = style({
  display: "grid",
  gap: space[1],
  flex: "1 1 16rem",
  minWidth: 0,
  overflowWrap: "anywhere",
});

export const standing = style({ display: "inline-flex", alignItems: "baseline", gap: space[2] });

/** A bar chart of twelve columns is easy to read at this width. */
export const chart = style({ maxWidth: "44rem" });

/** The attempts in one line, in the order in which they were made. */
export const strip = style({ width: "max-content" });
