import { color, media, space } from "@cathedra/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const paper = style({
  display: "grid",
  justifyItems: "center",
  gap: space[2],
  textAlign: "center",
  maxWidth: "720px",
  padding: `${space[8]} ${space[4]}`,
  border: `1px solid ${color.line}`,
  borderRadius: "12px",
  background: color.surface,
  overflowWrap: "anywhere",
  "@media": {
    [media.mobile]: { padding: space[10] },
    print: { maxWidth: "none", minHeight: "230mm", alignContent: "center", border: "2px solid" },
  },
});

export const issuer = style({
  margin: 0,
  display: "flex",
  alignItems: "center",
  gap: space[2],
  fontWeight: 600,
});
export const kind = style({ margin: 0, letterSpacing: "0.04em", color: color.inkMuted });
export const person = style({
  margin: 0,
  marginBlock: space[3],
  fontSize: "32px",
  lineHeight: 1.2,
  fontWeight: 600,
});
export const line = style({ margin: 0 });
export const subject = style({ margin: 0, fontSize: "22px", lineHeight: 1.3, fontWeight: 600 });

export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  alignItems: "center",
  gap: space[6],
  marginBlockStart: space[6],
  paddingBlockStart: space[6],
  borderBlockStart: `1px solid ${color.line}`,
  width: "100%",
});

export const facts = style({
  margin: 0,
  display: "grid",
  gridTemplateColumns: "auto",
  textAlign: "start",
  gap: space[1],
});

export const code = style({
  fontVariantNumeric: "tabular-nums",
  fontWeight: 600,
  letterSpacing: "0.04em",
});

globalStyle(`${facts} dt`, { color: color.inkMuted, fontSize: "0.875rem" });
globalStyle(`${facts} dd`, { margin: 0, marginBlockEnd: space[1] });
