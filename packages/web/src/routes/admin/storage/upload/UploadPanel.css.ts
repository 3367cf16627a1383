import {
  bottomInset,
  color,
  layer,
  media,
  radius,
  space,
  text,
  toastInset,
  weight,
} from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

/** The panel is above the toasts, which are above the bar at the bottom of the window; without toasts it is above that bar. */
const above = `max(${toastInset}, var(${bottomInset}, 0px))`;

export const panel = style({
  position: "fixed",
  zIndex: layer.bar,
  insetInlineEnd: space[4],
  insetBlockEnd: `calc(${above} + ${space[4]})`,
  width: "min(26rem, calc(100vw - 2rem))",
  maxHeight: "min(28rem, 60vh)",
  display: "flex",
  flexDirection: "column",
  overflow: "hidden",
  background: color.surfaceRaised,
  border: `1px solid ${color.line}`,
  borderRadius: radius.large,
  boxShadow: color.shadowRaised,
  "@media": {
    [media.phone]: {
      insetInline: space[2],
      insetBlockEnd: `calc(${above} + ${space[2]})`,
      width: "auto",
      maxHeight: "42vh",
    },
  },
});
export const head = style({
  display: "flex",
  alignItems: "center",
  gap: space[2],
  paddingInline: `${space[4]} ${space[2]}`,
  paddingBlock: space[2],
});
export const title = style({ flex: 1, minWidth: 0, margin: 0, fontWeight: weight.semibold, ...text.body });
export const whole = style({ paddingInline: space[4], paddingBlockEnd: space[3] });
export const list = style({
  listStyle: "none",
  margin: 0,
  padding: 0,
  overflowY: "auto",
  borderBlockStart: `1px solid ${color.line}`,
});
export const row = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "center",
  gap: space[3],
  minHeight: "3.25rem",
  paddingInline: `${space[4]} ${space[2]}`,
  paddingBlock: space[1],
  borderBlockEnd: `1px solid ${color.line}`,
});
export const sign = style({ display: "flex", color: color.inkMuted });
export const goodSign = style({ display: "flex", color: color.success });
export const badSign = style({ display: "flex", color: color.dangerInk });
export const words = style({ minWidth: 0, display: "grid", gap: "2px" });
export const name = style({
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  ...text.small,
});
export const state = style({ color: color.inkMuted, ...text.caption, fontVariantNumeric: "tabular-nums" });
export const badState = style([state, { color: color.dangerInk }]);
export const acts = style({ display: "flex" });
export const track = style({
  height: "4px",
  borderRadius: radius.full,
  background: color.neutralSoft,
  overflow: "hidden",
});
export const fill = style({
  height: "100%",
  background: color.accent,
  borderRadius: radius.full,
  transition: "width 200ms linear",
  "@media": { [media.reducedMotion]: { transition: "none" } },
});
export const rest = style({ padding: `${space[2]} ${space[4]}`, color: color.inkMuted, ...text.small });
