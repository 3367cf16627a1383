/** Spacing on the 4 px grid; the other scales below are also the same in both themes. Lengths of text and controls are in rem. */
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
/** The minimum height of primary controls on touch screens. */
export const touchHeight = "2.75rem";

/** Widths at which the layout changes, px (G.022). */
export const breakpoint = { small: 576, mobile: 768, large: 1024 } as const;
/** Converts a breakpoint to em, which grows with the text size to which the browser is set. */
const em = (px: number) => `${px / 16}em`;
export const media = {
  small: `screen and (min-width: ${em(breakpoint.small)})`,
  /** Matches windows below the breakpoint `small`. */
  narrow: `screen and (max-width: ${em(breakpoint.small - 0.02)})`,
  mobile: `screen and (min-width: ${em(breakpoint.mobile)})`,
  /** Matches windows below the breakpoint `mobile`. */
  phone: `screen and (max-width: ${em(breakpoint.mobile - 0.02)})`,
  large: `screen and (min-width: ${em(breakpoint.large)})`,
  /** Matches phones in landscape, on which the main content of a page gets all of the height. */
  low: `screen and (max-height: 480px) and (min-width: ${breakpoint.small}px)`,
  /** Matches windows that are too low for sticky elements: phones in landscape, or pages at 400 %. */
  short: "screen and (max-height: 399px)",
  /** Matches all windows that are not `short`. */
  tall: "screen and (min-height: 400px)",
  /** Matches devices with a finger instead of a mouse as the pointer. */
  touch: "screen and (pointer: coarse)",
  reducedMotion: "(prefers-reduced-motion: reduce)",
  forcedColors: "(forced-colors: active)",
} as const;

/** The maximum width of content (G.022). */
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

/** A property on the root element with the height at the bottom of the window that a sticky bar covers. */
export const bottomInset = "--cathedra-foot-room";

/** An attribute on the root element that is set while a form's bar is at the bottom of the window. */
export const formBarAttribute = "data-form-bar";

/** An attribute on the root element for pages that fill the window: toasts then stay at its edge. */
export const toastsAside = "data-toasts-aside";

/** Properties on the root element with the height that toasts cover at the bottom or top of the window; 0 px without toasts. */
export const toastInsetProperty = "--cathedra-toast-room";
export const toastInset = `var(${toastInsetProperty}, 0px)`;
export const toastTopInsetProperty = "--cathedra-toast-head-room";
export const toastTopInset = `var(${toastTopInsetProperty}, 0px)`;
