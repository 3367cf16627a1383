import { color, space, text, weight } from "@cathedra/ui-kit/theme";
import { style, styleVariants } from "@vanilla-extract/css";

export const parts = style({ display: "grid", gap: space[2], margin: 0, padding: 0, listStyle: "none" });

const part = style({ display: "flex", alignItems: "center", gap: space[2], ...text.small });
export const partIn = styleVariants({
  done: [part, { color: color.inkMuted }],
  current: [part, { color: color.ink, fontWeight: weight.medium }],
  ahead: [part, { color: color.inkMuted }],
});
export const sign = styleVariants({
  done: { display: "inline-flex", color: color.success },
  current: { display: "inline-flex", color: color.accentInk },
  ahead: { display: "inline-flex" },
});
