import {
  bottomInset,
  breakpoint,
  color,
  contentWidth,
  formBarAttribute,
  layer,
  media,
  radius,
  space,
  text,
  weight,
} from "@cathedra/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

/** Set on the root element while the bottom bar is shown. */
export const bottomBarAttribute = "data-bottom-bar";

/** Matches windows narrower than `media.large`. */
const narrow = `screen and (max-width: ${(breakpoint.large - 0.02) / 16}em)`;
/** Matches narrow windows that are high enough for a sticky bar at the bottom. */
const narrowAndTall = `${narrow} and (min-height: 400px)`;
const bottomHeight = "calc(3.75rem + env(safe-area-inset-bottom, 0px))";

export const bar = style({
  display: "none",
  borderBottom: `1px solid ${color.line}`,
  backgroundColor: color.surface,
  "@media": { [media.large]: { display: "block" } },
});

export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[2],
  maxWidth: `calc(${contentWidth} + 2 * ${space[6]})`,
  minHeight: "44px",
  marginInline: "auto",
  paddingInline: space[6],
});

export const list = style({
  display: "flex",
  flexWrap: "wrap",
  margin: `0 0 0 calc(-1 * ${space[3]})`,
  padding: 0,
  listStyle: "none",
});
export const pages = style([
  list,
  { margin: 0, paddingInlineStart: space[2], borderInlineStart: `1px solid ${color.line}` },
]);

export const link = style({
  ...text.small,
  display: "flex",
  alignItems: "center",
  minHeight: "36px",
  paddingInline: space[3],
  borderRadius: radius.medium,
  color: color.inkMuted,
  fontWeight: weight.medium,
  textDecoration: "none",
  whiteSpace: "nowrap",
  selectors: {
    "&:hover": { backgroundColor: color.surfaceHover, color: color.ink },
    "&[aria-current]": { color: color.accentInk },
    "&[aria-current=page]": { backgroundColor: color.accentSoft, color: color.onAccentSoft },
  },
});

export const act = style({
  ...text.small,
  marginInlineStart: "auto",
  paddingBlock: space[1],
  paddingInline: space[3],
  borderRadius: radius.medium,
  backgroundColor: color.accent,
  color: color.onAccent,
  fontWeight: weight.medium,
  textDecoration: "none",
  whiteSpace: "nowrap",
  selectors: { "&:hover": { backgroundColor: color.accentHover } },
});

/** The bar is the last element of the page's column and sticky, so that it covers nothing at the end of the page. */
export const bottom = style({
  display: "none",
  borderBlockStart: `1px solid ${color.line}`,
  backgroundColor: color.surface,
  paddingBlockEnd: "env(safe-area-inset-bottom, 0px)",
  "@media": {
    [narrow]: { display: "block" },
    [narrowAndTall]: { position: "sticky", insetBlockEnd: 0, zIndex: layer.bar },
  },
  // The bar of a form is at the bottom of the window instead.
  selectors: { [`:root[${formBarAttribute}] &`]: { position: "static" } },
});

/** Toasts and sticky footers are above it. A form's bar publishes its own height on the element itself. */
globalStyle(`:root[${bottomBarAttribute}]`, {
  "@media": { [narrowAndTall]: { vars: { [bottomInset]: bottomHeight } } },
});
export const entries = style({ display: "flex", margin: 0, padding: 0, listStyle: "none" });
export const place = style({ flex: "1 1 0", minWidth: 0 });

export const entry = style({
  ...text.caption,
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  gap: space[1],
  width: "100%",
  minHeight: "3.75rem",
  padding: 0,
  border: 0,
  outlineOffset: "-2px",
  background: "none",
  color: color.inkMuted,
  fontFamily: "inherit",
  fontWeight: weight.medium,
  textAlign: "center",
  textDecoration: "none",
  cursor: "pointer",
  selectors: { "&[aria-current]": { color: color.accentInk, fontWeight: weight.semibold } },
});

export const actSign = style({
  display: "flex",
  padding: `2px ${space[4]}`,
  borderRadius: radius.large,
  backgroundColor: color.accent,
  color: color.onAccent,
});

export const heading = style({
  ...text.small,
  margin: 0,
  paddingInline: space[3],
  color: color.ink,
  fontWeight: weight.semibold,
});
export const sheet = style({ margin: 0, padding: 0, listStyle: "none" });
globalStyle(`${sheet} a`, { minHeight: "44px" });
