import { color, media, space } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const facts = style({ display: "grid", gap: space[3], margin: 0 });
export const fact = style({
  display: "grid",
  gap: space[1],
  "@media": { [media.mobile]: { gridTemplateColumns: "12rem minmax(0, 1fr)" } },
});
export const label = style({ color: color.inkMuted });
export const note = style([label, { marginBlock: `${space[4]} 0` }]);
export const value = style({ margin: 0, overflowWrap: "anywhere" });
export const software = style({ listStyle: "none", margin: 0, padding: 0 });
export const row = style({
  display: "flex",
  justifyContent: "space-between",
  gap: space[4],
  paddingBlock: space[3],
  selectors: { "& + &": { borderBlockStart: `1px solid ${color.line}` } },
});
