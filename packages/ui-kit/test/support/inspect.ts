import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type axe from "axe-core";
import type { Page } from "playwright";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** A story is a part of a page, so rules that only a whole page can satisfy are left out. */
const onlyForWholePages = ["landmark-one-main", "page-has-heading-one", "region", "skip-link"];

/** The last announcements of react-aria, which stay for a few seconds and may refer to removed elements. */
const announcements = "[data-live-announcer]";

const axeSource = readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

type AxeWindow = {
  axe?: typeof axe;
  /** The elements of the appearance that was inspected last. */
  inspected?: string;
};

/** Each theme and each width once; what is set up differently at a width is so tried in either. */
const wide = { theme: "light", width: 1280 } as const;
const narrow = { theme: "dark", width: 360 } as const;
type Appearance = typeof wide | typeof narrow;

/** What rules find that look at colours and sizes, which the same elements may break in one appearance only. */
const rulesOfLooks = ["color-contrast", "link-in-text-block", "target-size", "scrollable-region-focusable"];

/**
 * The problems of the page in this appearance. All checks are one message to the page, because each message costs a part of
 * a check. Where the elements and their visibility are those of the appearance before, only the rules that look at colours and
 * sizes can find anything else, and the others, which are most of the processor time, are not run a second time.
 */
async function problemsIn(page: Page, { theme, width }: Appearance, isFirst: boolean): Promise<string[]> {
  await page.setViewportSize({ width, height: 800 });
  return page.evaluate(
    async ({ theme, width, isFirst, tags, rulesOfLooks, notAsked, exclude }) => {
      document.documentElement.dataset.theme = theme;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const { axe, inspected } = window as unknown as AxeWindow;
      if (axe === undefined) throw new Error("axe is not in the page");
      const visibility = [...document.body.querySelectorAll("*")].map((element) =>
        element.checkVisibility({ visibilityProperty: true }) ? "+" : "-",
      );
      const elements = document.body.outerHTML + visibility.join("");
      Object.assign(window, { inspected: elements });
      const { violations } = await axe.run(
        { include: [document], exclude: [exclude] },
        {
          resultTypes: ["violations"],
          ...(!isFirst && elements === inspected
            ? { runOnly: rulesOfLooks }
            : {
                runOnly: tags,
                rules: Object.fromEntries(notAsked.map((rule) => [rule, { enabled: false }])),
              }),
        },
      );
      const problems = violations.map(
        ({ id, help, nodes }) =>
          `axe ${id}: ${help}\n${nodes.map((node) => `  ${node.html}\n  ${node.failureSummary}`).join("\n")}`,
      );
      const { scrollWidth } = document.documentElement;
      // Axe excuses a small target whose neighbours are far away.
      for (const link of document.querySelectorAll("tbody a[href], [role=row] a[href]")) {
        const { height } = link.getBoundingClientRect();
        if (height > 0 && height < 24)
          problems.push(`the link "${link.textContent}" in a row is ${height} px tall`);
      }
      if (scrollWidth > width) problems.push(`scrolls sideways: the content is ${scrollWidth} px wide`);
      return problems.map((problem) => `${theme}, ${width} px: ${problem}`);
    },
    { theme, width, isFirst, tags, rulesOfLooks, notAsked: onlyForWholePages, exclude: announcements },
  );
}

/** Everything wrong with the page that is open, in both themes and at both widths; nothing when it is right. */
export async function inspect(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(await axeSource);
  // A page stays as wide as the story before left it, because each change of the width costs a tenth of a check.
  const isNarrow = page.viewportSize()?.width === narrow.width;
  const [first, second] = isNarrow ? [narrow, wide] : [wide, narrow];
  return [...(await problemsIn(page, first, true)), ...(await problemsIn(page, second, false))];
}

/** Collects the page's own errors from now on. */
export function listen(page: Page): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning")
      complaints.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => complaints.push(`uncaught: ${error.message}`));
  return complaints;
}
