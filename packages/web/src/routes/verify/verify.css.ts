import { color, media, space } from "@cathedra/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const frame = style({ paddingBlock: space[6], outline: "none" });
export const issuer = style({
  margin: 0,
  marginBlockEnd: space[6],
  display: "flex",
  alignItems: "center",
  gap: space[2],
  fontWeight: 600,
});
export const answer = style({ display: "block" });
export const form = style({ maxWidth: "420px" });

export const facts = style({
  margin: 0,
  display: "grid",
  gap: space[1],
  "@media": { [media.mobile]: { gridTemplateColumns: "auto 1fr", columnGap: space[6], rowGap: space[2] } },
});
globalStyle(`${facts} dt`, { color: color.inkMuted });
globalStyle(`${facts} dd`, {
  margin: 0,
  // Below one another, a text belongs to the label above it.
  marginBlockEnd: space[2],
  overflowWrap: "anywhere",
  "@media": { [media.mobile]: { marginBlockEnd: 0 } },
});
