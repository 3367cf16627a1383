import { color, space, text } from "@cathedra/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const content = style({ display: "grid", gap: space[5], overflowWrap: "anywhere" });

export const people = style({
  display: "grid",
  gridTemplateColumns: "max-content minmax(0, 1fr)",
  alignItems: "center",
  gap: `${space[3]} ${space[4]}`,
});

globalStyle(`${people} > dt`, { ...text.small, color: color.inkMuted, fontVariantNumeric: "tabular-nums" });
globalStyle(`${people} > dd`, { margin: 0, minHeight: "2rem", display: "flex", alignItems: "center" });

export const foot = style({ paddingTop: space[4], borderTop: `1px solid ${color.line}` });
