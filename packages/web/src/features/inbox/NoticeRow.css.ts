import { color, space, text, weight } from "@cathedra/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const list = style({ display: "grid", margin: 0, padding: 0, listStyle: "none" });

export const row = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: space[1],
  alignItems: "start",
  padding: `${space[2]} ${space[2]} ${space[2]} ${space[4]}`,
  borderTop: `1px solid ${color.line}`,
  borderInlineStart: "3px solid transparent",
  selectors: { "&:first-child": { borderTop: 0 } },
});

/** Unread notices differ by the bar and the weight of the title, and by a hidden text for screen readers. */
export const unread = style({ borderInlineStartColor: color.accent });

export const textBlock = style({ display: "grid", gap: space[1], minWidth: 0, overflowWrap: "anywhere" });
export const title = style({ fontWeight: weight.medium });
export const readTitle = style({ fontWeight: weight.regular });
export const quiet = style({ ...text.small, color: color.inkMuted });

/** The texts in the panel of the bell are closer together. */
export const shortWords = style([textBlock, { gap: 0 }]);
export const shortText = style([
  quiet,
  { display: "-webkit-box", WebkitBoxOrient: "vertical", WebkitLineClamp: 2, overflow: "hidden" },
]);
export const acts = style({ display: "flex", alignItems: "center", gap: space[1] });
