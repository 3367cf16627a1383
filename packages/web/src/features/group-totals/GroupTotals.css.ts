import { color, space, weight } from "@cathedra/ui-kit/theme";
import { style, styleVariants } from "@vanilla-extract/css";

export const numbers = style({ margin: 0 });
export const number = style({
  display: "flex",
  justifyContent: "space-between",
  gap: space[3],
  paddingBlock: space[1],
  fontVariantNumeric: "tabular-nums",
});
export const numberName = style({ minWidth: 0, color: color.inkMuted, overflowWrap: "anywhere" });
export const ofMinimum = style({ color: color.inkMuted, fontWeight: weight.regular });

const markBase = {
  display: "inline-flex",
  alignItems: "center",
  gap: space[1],
  whiteSpace: "nowrap",
} as const;
export const mark = styleVariants({
  reached: markBase,
  onTrack: markBase,
  behind: { ...markBase, fontWeight: weight.semibold },
  notStarted: { ...markBase, color: color.inkMuted },
});

const signBase = { display: "inline-flex", verticalAlign: "middle" } as const;
export const sign = styleVariants({
  reached: { ...signBase, color: color.success },
  onTrack: { ...signBase, color: color.accent },
  behind: { ...signBase, color: color.warning },
  notStarted: { ...signBase, color: color.inkMuted },
});
