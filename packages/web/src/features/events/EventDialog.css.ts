import { color, media, space, text } from "@cathedra/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

/** Keeps the line breaks that the person typed. */
export const description = style({ whiteSpace: "pre-line", overflowWrap: "anywhere" });

export const facts = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[1],
  margin: 0,
  overflowWrap: "anywhere",
  "@media": {
    [media.mobile]: {
      gridTemplateColumns: "minmax(6rem, max-content) minmax(0, 1fr)",
      gap: `${space[3]} ${space[4]}`,
    },
  },
});
globalStyle(`${facts} > dt`, { ...text.small, color: color.inkMuted });
globalStyle(`${facts} > dd`, { ...text.small, margin: `0 0 ${space[2]}`, color: color.ink });

export const list = style({ display: "grid", gap: space[1], margin: 0, padding: 0, listStyle: "none" });
/** Cases are listed on separate lines, because their names contain commas. */
export const cases = style({ margin: 0, paddingInlineStart: space[5] });
export const link = style({ ...text.small, color: color.inkMuted, overflowWrap: "anywhere" });
