import { color, layer, space } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";
import { roomHeight, roomLeastHeight } from "./RoomFrame.css.ts";

export const layout = style({ display: "grid", gap: space[4] });

/** Over the page, under dialogs and toasts. The frame gets what the bar leaves, and scrolls where that is too little. */
export const full = style({
  position: "fixed",
  inset: 0,
  zIndex: layer.screen,
  display: "flex",
  flexDirection: "column",
  gap: space[2],
  padding: space[2],
  overflow: "auto",
  backgroundColor: color.canvas,
  vars: { [roomHeight]: "100%", [roomLeastHeight]: "14rem" },
});

export const bar = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${space[2]} ${space[4]}`,
});
export const about = style({ minWidth: 0, overflowWrap: "anywhere" });
export const acts = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space[2] });

export const stage = style({ selectors: { [`${full} > &`]: { flex: 1, minHeight: 0 } } });
