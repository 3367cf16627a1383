import { globalStyle } from "@vanilla-extract/css";
import { color } from "./contract.css.ts";
import { bottomInset, font, media, space, stickyTop, text, toastInset, toastsAside } from "./scale.ts";

globalStyle("*, *::before, *::after", { boxSizing: "border-box" });

globalStyle("html", {
  WebkitTextSizeAdjust: "100%",
  // The scrollbar is always shown, so that short and long pages are equally wide.
  overflowY: "scroll",
  backgroundColor: color.canvas,
  // A focused element is scrolled to where neither toast nor bar covers it (WCAG 2.4.11); in a short window no bar sticks.
  scrollPaddingBlockEnd: toastInset,
  "@media": {
    [media.tall]: {
      scrollPaddingBlock: `calc(${stickyTop} + ${space[2]}) max(${toastInset}, var(${bottomInset}, 0px) + ${space[2]})`,
    },
  },
});

// The end of a page can be scrolled above the toasts.
globalStyle(`html:not([${toastsAside}])`, { paddingBlockEnd: toastInset });

globalStyle("body", {
  margin: 0,
  minHeight: "100%",
  backgroundColor: color.canvas,
  color: color.ink,
  fontFamily: font.body,
  ...text.body,
  WebkitFontSmoothing: "antialiased",
  textRendering: "optimizeLegibility",
  overflowWrap: "break-word",
});

globalStyle("h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, fieldset, blockquote", { margin: 0 });
globalStyle("fieldset", { minWidth: 0, padding: 0, border: 0 });
globalStyle("ul[role='list'], ol[role='list']", { padding: 0, listStyle: "none" });
globalStyle("h1, h2, h3, h4, h5, h6", { fontSize: "inherit", fontWeight: "inherit", textWrap: "balance" });
globalStyle("button, input, select, textarea", {
  font: "inherit",
  color: "inherit",
  letterSpacing: "inherit",
});
globalStyle("img, svg, video, canvas", { display: "block", maxWidth: "100%" });
globalStyle("img, video", { height: "auto" });
globalStyle("table", { borderCollapse: "collapse", borderSpacing: 0 });
globalStyle("::selection", { backgroundColor: color.accentSoft, color: color.onAccentSoft });

globalStyle(":focus-visible", { outline: `2px solid ${color.focus}`, outlineOffset: "2px" });

globalStyle("*, *::before, *::after", {
  "@media": {
    [media.reducedMotion]: {
      animationDuration: "0.01ms !important",
      animationIterationCount: "1 !important",
      // A very short duration would not be enough: a colour would still spread down the tree by one level a frame.
      transition: "none !important",
      scrollBehavior: "auto !important" as "auto",
    },
  },
});
