import { globalStyle } from "@vanilla-extract/css";

/** A printed page is a document without controls. Its colours are those of the light theme (`themes.css.ts`). */
const onPaper = (selector: string, rule: Readonly<Record<string, string>>) =>
  globalStyle(selector, { "@media": { print: rule } });

// An open dialog stops the page from scrolling, which would leave all but its first sheet out.
onPaper("html, body", { overflow: "visible !important", background: "#fff" });

// Charts draw bars and marks as backgrounds, which browsers do not print unless colours are kept explicitly.
onPaper("*, *::before, *::after", { printColorAdjust: "exact", WebkitPrintColorAdjust: "exact" });
// Collapsed content stays collapsed on paper.
onPaper("*:not([hidden])", { contentVisibility: "visible !important" });

/** Buttons that are the heading of a column or a section, or that contain text to read. */
const keptButtons = [
  ":is(th, h1, h2, h3, h4, h5, h6) button",
  '[aria-haspopup="dialog"]',
  '[aria-haspopup="listbox"]',
];

/** Links to other pages, and controls that filter or change the page, which are not printed. */
const notPrinted = [
  "nav",
  '[role="toolbar"]',
  '[role="search"]',
  '[role="tab"][aria-selected="false"]',
  '[role="radiogroup"] label:not([data-selected])',
  "[data-not-printed]",
  `button:not(${keptButtons.join(", ")})`,
];
onPaper(notPrinted.join(", "), { display: "none !important" });

globalStyle("[data-only-printed]", { "@media": { screen: { display: "none" } } });
onPaper("p[data-only-printed]", { marginBlock: "0 1rem" });

onPaper("h1, h2, h3, h4, h5, h6", { breakAfter: "avoid" });
onPaper("tr, figure, dl > div", { breakInside: "avoid" });
// An item with a list of its own may be longer than a page.
globalStyle("li:not(:has(li))", {
  "@media": { print: { "@supports": { "selector(:has(*))": { breakInside: "avoid" } } } },
});
onPaper("thead", { display: "table-header-group" });
// In headers that are repeated on each page, Chromium omits elements with a box of their own, such as buttons.
onPaper("thead button", { display: "contents !important" });
