import { color, focusRingInside, radius, space, text } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const list = style([
  focusRingInside,
  {
    listStyle: "none",
    margin: 0,
    padding: 0,
    height: "16rem",
    overflowY: "auto",
    border: `1px solid ${color.line}`,
    borderRadius: radius.medium,
  },
]);
export const folder = style([
  focusRingInside,
  {
    display: "flex",
    alignItems: "center",
    gap: space[3],
    width: "100%",
    minHeight: "2.75rem",
    paddingInline: space[3],
    border: "none",
    background: "none",
    color: color.ink,
    textAlign: "start",
    cursor: "pointer",
    overflowWrap: "anywhere",
    ...text.body,
    ":hover": { background: color.surfaceHover },
    ":disabled": { color: color.inkDisabled, cursor: "not-allowed", background: "none" },
  },
]);
export const none = style({ padding: space[4], color: color.inkMuted });
export const path = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space[1] });
