import { color, space } from "@cathedra/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const vouchers = style({ margin: 0, padding: 0, listStyle: "none", overflowWrap: "anywhere" });
export const voucher = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space[1]} ${space[6]}`,
  justifyContent: "space-between",
  paddingBlock: space[3],
});
globalStyle(`${voucher} + ${voucher}`, { borderTop: `1px solid ${color.line}` });
export const modules = style({ flex: "1 1 16rem", minWidth: 0 });
