import { color, media, space, text, weight } from "@cathedra/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

/** The width at which a line has about 70 characters. */
const readingWidth = "44rem";

export const frame = style({
  maxWidth: `calc(${readingWidth} + 2 * ${space[6]})`,
  minHeight: "100vh",
  marginInline: "auto",
  paddingInline: space[4],
  paddingBlock: `${space[6]} ${space[12]}`,
  "@media": { [media.mobile]: { paddingInline: space[6], paddingBlock: `${space[10]} ${space[16]}` } },
});

export const brand = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space[3],
  marginBottom: space[8],
  color: color.ink,
  fontWeight: weight.semibold,
  textDecoration: "none",
});

export const content = style({ outline: "none" });

export const facts = style({ ...text.small, marginTop: space[2], color: color.inkMuted });

export const sections = style({ counterReset: "section" });

export const section = style({ marginTop: space[8] });

globalStyle(`${section} > h2`, { ...text.title, fontWeight: weight.semibold, marginBottom: space[3] });
globalStyle(`${section} > h2::before`, {
  counterIncrement: "section",
  content: "counter(section) '. '",
  color: color.inkMuted,
});
globalStyle(`${section} > p, ${section} > ul`, { marginTop: space[3] });
globalStyle(`${section} > ul`, { paddingInlineStart: space[6] });
globalStyle(`${section} li`, { marginTop: space[1] });
globalStyle(`${section} a`, { color: color.accentInk });

export const notice = style({
  marginTop: space[6],
  padding: `${space[4]} ${space[5]}`,
  borderInlineStart: `4px solid ${color.accent}`,
  borderRadius: "4px",
  backgroundColor: color.accentSoft,
  color: color.onAccentSoft,
  fontWeight: weight.medium,
});

export const others = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space[2]} ${space[6]}`,
  marginTop: space[12],
  paddingTop: space[6],
  borderTop: `1px solid ${color.line}`,
});

export const link = style({ color: color.accentInk, paddingBlock: space[1] });
