import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** A story is a part of a page, so what only a whole page can have is not asked of it. */
const onlyForWholePages = ["landmark-one-main", "page-has-heading-one", "region", "skip-link"];

async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page })
    .withTags(rules)
    .disableRules(onlyForWholePages)
    .setLegacyMode(true)
    .analyze();
  return found.map(
    ({ id, help, nodes }) =>
      `axe ${id}: ${help}\n${nodes.map((node) => `  ${node.html}\n  ${node.failureSummary}`).join("\n")}`,
  );
}

/** What sticks out of the page at this width, if anything. */
async function sidewaysScroll(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 800 });
  const contentWidth = await page.evaluate(() => document.documentElement.scrollWidth);
  return contentWidth > width
    ? [`scrolls sideways at ${width} px: the content is ${contentWidth} px wide`]
    : [];
}

function wear(page: Page, theme: "light" | "dark"): Promise<void> {
  return page.evaluate((name) => {
    document.documentElement.dataset.theme = name;
  }, theme);
}

/** Everything wrong with the page that is open, in both themes and at both widths; nothing when it is right. */
export async function inspect(page: Page): Promise<string[]> {
  const problems: string[] = [];
  for (const theme of ["light", "dark"] as const) {
    await wear(page, theme);
    problems.push(...(await violations(page)).map((problem) => `in ${theme}: ${problem}`));
  }
  for (const width of [360, 1280]) problems.push(...(await sidewaysScroll(page, width)));
  return problems;
}

/** Collects from now on what the page complains about by itself. */
export function listen(page: Page): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning")
      complaints.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => complaints.push(`uncaught: ${error.message}`));
  return complaints;
}
