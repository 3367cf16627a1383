/** The 4 px grid, and everything else that is the same in both themes. Lengths of text and controls are rem. */
export const space = {
  0: "0",
  1: "0.25rem",
  2: "0.5rem",
  3: "0.75rem",
  4: "1rem",
  5: "1.25rem",
  6: "1.5rem",
  8: "2rem",
  10: "2.5rem",
  12: "3rem",
  16: "4rem",
} as const;
export type Space = keyof typeof space;

export const radius = { small: "4px", medium: "8px", large: "12px", full: "9999px" } as const;

export const font = {
  body: '"Inter Variable", "Inter Fallback", system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
  mono: "ui-monospace, SFMono-Regular, Menlo, Consolas, monospace",
} as const;

export const text = {
  caption: { fontSize: "0.75rem", lineHeight: "1rem" },
  small: { fontSize: "0.875rem", lineHeight: "1.25rem" },
  body: { fontSize: "1rem", lineHeight: "1.5rem" },
  lead: { fontSize: "1.125rem", lineHeight: "1.75rem" },
  title: { fontSize: "1.25rem", lineHeight: "1.75rem" },
  page: { fontSize: "1.75rem", lineHeight: "2.25rem" },
} as const;

export const weight = { regular: 400, medium: 500, semibold: 600, bold: 700 } as const;

/** Button and field heights: 48, 40 and 32 px (G.022), more with larger text. */
export const controlHeight = { large: "3rem", medium: "2.5rem", small: "2rem" } as const;
/** The least height of what is primary where it is pressed by a finger. */
export const touchHeight = "2.75rem";

/** Widths at which the layout changes, px (G.022). */
export const breakpoint = { small: 576, mobile: 768, large: 1024 } as const;
/** Larger text moves them: em is the text size that the browser is set to. */
const em = (px: number) => `${px / 16}em`;
export const media = {
  small: `screen and (min-width: ${em(breakpoint.small)})`,
  /** Below `small`. */
  narrow: `screen and (max-width: ${em(breakpoint.small - 0.02)})`,
  mobile: `screen and (min-width: ${em(breakpoint.mobile)})`,
  /** Below `mobile`. */
  phone: `screen and (max-width: ${em(breakpoint.mobile - 0.02)})`,
  large: `screen and (min-width: ${em(breakpoint.large)})`,
  /** A phone on its side: what a page is about gets all the height there is. */
  low: `screen and (max-height: 480px) and (min-width: ${breakpoint.small}px)`,
  /** Too low for anything to stick to its edges: a phone on its side, or a page at 400 %. */
  short: "screen and (max-height: 399px)",
  /** Not `short`. */
  tall: "screen and (min-height: 400px)",
  /** A finger rather than a mouse. */
  touch: "screen and (pointer: coarse)",
  reducedMotion: "(prefers-reduced-motion: reduce)",
  forcedColors: "(forced-colors: active)",
} as const;

/** Content is never wider (G.022). */
export const contentWidth = "1128px";

export const motion = { quick: "120ms ease-out", calm: "200ms ease-out" } as const;

/** The layers from bottom to top; `screen` is for content that fills the window. */
export const layer = { sticky: 10, bar: 20, screen: 25, popover: 30, dialog: 40, toast: 50 } as const;

/**
 * The height of the window's top that a fixed bar covers. The application sets the property, and sticky elements are placed
 * below it.
 */
export const stickyTopProperty = "--sticky-top";
export const stickyTop = `var(${stickyTopProperty}, 0px)`;

/** A property on the root element: how much of the window's foot a sticky bar takes. */
export const bottomInset = "--cathedra-foot-room";

/** An attribute on the root element: a form's bar has the foot of the window. */
export const formBarAttribute = "data-form-bar";

/** An attribute on the root element for pages that fill the window: toasts then stay at its edge. */
export const toastsAside = "data-toasts-aside";

/** Properties on the root element: how much of the window's foot, or head, toasts take, where there are any; 0 px otherwise. */
export const toastInsetProperty = "--cathedra-toast-room";
export const toastInset = `var(${toastInsetProperty}, 0px)`;
export const toastTopInsetProperty = "--cathedra-toast-head-room";
export const toastTopInset = `var(${toastTopInsetProperty}, 0px)`;
