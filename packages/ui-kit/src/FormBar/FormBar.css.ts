import { globalStyle, style } from "@vanilla-extract/css";
import { color } from "../theme/contract.css.ts";
import { layer, media, space, text } from "../theme/scale.ts";

/** The bar stays at the bottom of the window while the form is longer than the window. */
export const bar = style({
  position: "sticky",
  insetBlockEnd: 0,
  zIndex: layer.sticky,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[3],
  paddingBlock: space[3],
  paddingBlockEnd: `max(${space[3]}, env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${color.line}`,
  background: color.canvas,
  "@media": { [media.short]: { position: "static" } },
});

export const warning = style({ flex: "1 0 100%", minWidth: 0 });

export const note = style({
  ...text.small,
  flex: "1 1 8rem",
  minWidth: 0,
  color: color.inkMuted,
  overflowWrap: "anywhere",
  selectors: { "&:empty": { position: "absolute" } },
  "@media": { "screen and (max-width: 575px)": { flexBasis: "100%" } },
});

export const acts = style({
  display: "flex",
  flexDirection: "row-reverse",
  justifyContent: "flex-end",
  gap: space[3],
  "@media": {
    "screen and (max-width: 575px)": { flexWrap: "wrap", gap: space[2] },
    [media.small]: { flexDirection: "row", justifyContent: "flex-end", marginInlineStart: "auto" },
  },
});

globalStyle(`${acts} > button`, { whiteSpace: "nowrap" });

/** The padding is small enough for three buttons in one row on the smallest phone. */
globalStyle(`${acts} > button`, {
  "@media": { "screen and (max-width: 575px)": { paddingInline: space[3] } },
});
