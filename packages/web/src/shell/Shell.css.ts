import { contentWidth, media, space, stickyTop } from "@cathedra/ui-kit/theme";
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
  selectors: { "&:not(:empty)": { paddingBlockStart: space[4] } },
  "@media": { [media.mobile]: { paddingInline: space[6] } },
});

/**
 * Takes the focus after a navigation, which needs no ring: nothing here can be pressed. In an old browser it fills the
 * window, so that the footer does not jump when what loads is higher than what held its place.
 */
export const content = style({
  flex: "1 0 auto",
  minWidth: 0,
  minHeight: `calc(100vh - ${stickyTop})`,
  paddingBlockStart: space[2],
  outline: "none",
  "@supports": { "selector(:has(*))": { minHeight: 0 } },
});

/** The footer comes with what stands above it, at its place: on a short page in the window, and without a jump. */
globalStyle(`${content}:has([data-skeleton]) ~ footer`, { visibility: "hidden" });
