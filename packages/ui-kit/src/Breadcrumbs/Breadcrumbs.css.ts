import { style } from "@vanilla-extract/css";
import { color } from "../theme/contract.css.ts";
import { media, space, text } from "../theme/scale.ts";

export const trail = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  padding: 0,
  listStyle: "none",
  color: color.inkMuted,
  ...text.small,
});

/** In a narrow window only the link to the parent page remains. */
export const crumb = style({
  display: "none",
  alignItems: "center",
  minWidth: 0,
  selectors: { "&[data-parent]": { display: "inline-flex" } },
  "@media": { [media.small]: { display: "inline-flex" } },
});

export const divider = style({
  display: "none",
  marginInline: space[1],
  color: color.inkMuted,
  "@media": { [media.small]: { display: "inline-flex" } },
});

export const back = style({
  display: "inline-flex",
  marginInlineEnd: space[1],
  "@media": { [media.small]: { display: "none" } },
});

export const here = style({ color: color.ink, overflowWrap: "anywhere" });
