import { contentWidth, layer, media, space, toastsAside } from "@cathedra/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const shell = style({ display: "flex", flexDirection: "column", minHeight: "100vh" });

export const banners = style({
  display: "flex",
  flexDirection: "column",
  gap: space[2],
  width: "100%",
  maxWidth: `calc(${contentWidth} + 2 * ${space[6]})`,
  marginInline: "auto",
  paddingInline: space[4],
  selectors: {
    "&:not(:empty)": { paddingBlockStart: space[4] },
    // The toasts cover the header of the page, so that the page does not move while someone is using it.
    [`:root[${toastsAside}] &:not(:empty)`]: {
      position: "absolute",
      zIndex: layer.sticky,
      insetBlockStart: "56px",
      insetInline: 0,
      paddingBlockStart: space[2],
    },
  },
  "@media": {
    [media.mobile]: { paddingInline: space[6] },
    print: { display: "none" },
    // In a low window the toasts are not fixed, because they would cover what can be clicked.
    [media.low]: { selectors: { [`:root[${toastsAside}] &:not(:empty)`]: { position: "static" } } },
  },
});

/**
 * The content of the page receives the focus after a navigation, without an outline, because the content itself cannot be
 * pressed.
 */
export const content = style({
  flex: "1 0 auto",
  minWidth: 0,
  paddingBlockStart: space[2],
  outline: "none",
});

/** Receives the focus from the skip link, without an outline. */
export const mainColumn = style({ minWidth: 0, outline: "none" });

/**
 * The footer appears together with the content above it, at its final place. Browsers without `:has` show it from the start.
 */
globalStyle(`${content}:has([data-skeleton]) ~ footer`, {
  "@supports": { "selector(:has(*))": { visibility: "hidden" } },
});
