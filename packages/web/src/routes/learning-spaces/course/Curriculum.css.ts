import { color, media, space, text, weight } from "@cathedra/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const table = style({ width: "100%", borderCollapse: "collapse", ...text.small });
globalStyle(`${table} thead th`, {
  padding: `${space[2]} ${space[4]}`,
  color: color.inkMuted,
  fontWeight: weight.medium,
  textAlign: "start",
});
globalStyle(`${table} tbody th, ${table} tbody td`, {
  padding: `${space[3]} ${space[4]}`,
  borderBlockStart: `1px solid ${color.line}`,
  fontWeight: weight.regular,
  textAlign: "start",
  verticalAlign: "middle",
});

export const heading = style({ backgroundColor: color.surfaceSunken, overflowWrap: "anywhere" });
globalStyle(`${table} tbody .${heading}`, { fontWeight: weight.semibold });
export const unit = style({ display: "flex", alignItems: "center", gap: space[3] });
export const sign = style({ flexShrink: 0, color: color.inkMuted });
export const name = style({ ...text.body, minWidth: 0, overflowWrap: "anywhere" });
export const status = style({ whiteSpace: "nowrap", width: "1%" });

/** On a phone, score and time are shown below the unit. */
export const figure = style({ display: "none" });
globalStyle(`${table} .${figure}`, {
  textAlign: "end",
  fontVariantNumeric: "tabular-nums",
  width: "1%",
  whiteSpace: "nowrap",
});
globalStyle(`${table} .${figure}`, { "@media": { [media.mobile]: { display: "table-cell" } } });
export const below = style({
  display: "block",
  ...text.small,
  color: color.inkMuted,
  fontVariantNumeric: "tabular-nums",
  "@media": { [media.mobile]: { display: "none" } },
});
