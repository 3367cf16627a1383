import { color, media, space, text, weight } from "@cathedra/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const rows = style({ margin: 0, padding: 0, listStyle: "none" });
globalStyle(`${rows} > li + li`, { borderBlockStart: `1px solid ${color.line}` });

/** As high while it loads as with what comes: one line of details beside its name, two beneath it on a phone. */
export const row = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  columnGap: space[4],
  minHeight: "6rem",
  paddingBlock: space[2],
  paddingInline: space[4],
  "@media": {
    [media.mobile]: { gridTemplateColumns: "14rem 3rem minmax(0, 1fr)", minHeight: "3.5rem" },
  },
});

export const name = style({ ...text.body, fontWeight: weight.medium, overflowWrap: "anywhere" });

export const count = style({ fontVariantNumeric: "tabular-nums", justifySelf: "end" });

export const details = style({
  ...text.small,
  gridColumn: "1 / -1",
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
  minHeight: "2.5rem",
  color: color.inkMuted,
  overflowWrap: "anywhere",
  "@media": {
    [media.mobile]: { gridColumn: "auto", WebkitLineClamp: 1, minHeight: "1.25rem" },
  },
});

/** What is said above rows; three lines on a phone. */
export const note = style({
  minHeight: "5.25rem",
  paddingBlock: space[3],
  paddingInline: space[4],
  borderBlockEnd: `1px solid ${color.line}`,
  "@media": { [media.mobile]: { minHeight: "2.75rem" } },
});

/** One line each beside each other where there is room. */
export const record = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  alignContent: "center",
  justifyContent: "space-between",
  gap: `${space[1]} ${space[4]}`,
  minHeight: "6.5rem",
  paddingBlock: space[2],
  paddingInline: space[4],
  overflowWrap: "anywhere",
  "@media": { [media.mobile]: { minHeight: "3.5rem" } },
});
export const quiet = style({ ...text.small, color: color.inkMuted, fontVariantNumeric: "tabular-nums" });
