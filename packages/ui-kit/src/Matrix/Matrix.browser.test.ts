import type { Page } from "playwright";
import { expect, test } from "vitest";
import { withStory } from "../../test/support/stories.ts";

const active = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest("td, th")?.querySelector("[role=img]")?.ariaLabel);

test("a column head sorts by keyboard, and its full text is read out", () =>
  withStory("matrix--many-columns", async (page) => {
    const head = page.getByRole("columnheader", { name: "Birch, planted and watered" });
    await head.getByRole("button").focus();
    await page.keyboard.press("Enter");
    expect(await head.getAttribute("aria-sort")).toBe("ascending");
    await page.keyboard.press("Enter");
    expect(await head.getAttribute("aria-sort")).toBe("descending");
  }));

test("arrow keys move from the row name to its cells, and the text of a cell is shown below", () =>
  withStory("matrix--many-columns", async (page) => {
    await page.getByRole("link", { name: "Ada 1", exact: true }).focus();
    await page.keyboard.press("ArrowRight");
    expect(await active(page)).toBe("0%");
    await page.keyboard.press("ArrowDown");
    expect(await active(page)).toBe("40%");
    expect(await page.getByText("Bela 2 · Apple: 40%").isVisible()).toBe(true);
    await page.keyboard.press("Home");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Bela 2");
  }));

test("column heads and names stay visible, and never cover the focused cell", () =>
  withStory(
    "matrix--many-columns",
    async (page) => {
      await page.getByRole("link", { name: "Ada 1", exact: true }).focus();
      for (let step = 0; step < 12; step += 1) await page.keyboard.press("ArrowDown");
      await page.keyboard.press("End");
      for (let step = 0; step < 9; step += 1) await page.keyboard.press("ArrowLeft");
      const name = await page.getByRole("columnheader", { name: "Gardener" }).boundingBox();
      const cell = await page.evaluate(() => document.activeElement?.getBoundingClientRect().left);
      expect(cell).toBeGreaterThanOrEqual((name?.x ?? 0) + (name?.width ?? 0) - 1);
      expect(await page.getByRole("columnheader", { name: "Gardener" }).isVisible()).toBe(true);
    },
    { width: 768 },
  ));

test("a focused column head is never covered by the names", () =>
  withStory(
    "matrix--many-columns",
    async (page) => {
      const covered = await page.evaluate(() => {
        const heads = [...document.querySelectorAll("th button")] as HTMLElement[];
        const [corner, ...others] = heads;
        return others.toReversed().filter((head) => {
          head.focus();
          const names = corner?.closest("th")?.getBoundingClientRect().right ?? 0;
          return head.getBoundingClientRect().left < names;
        }).length;
      });
      expect(covered).toBe(0);
    },
    { width: 768 },
  ));

test("each column head is aligned with its column, in every row", () =>
  withStory("matrix--many-columns", async (page) => {
    const edges = (row: number) =>
      page
        .getByRole("row")
        .nth(row)
        .locator("th, td")
        .evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().left)));
    const heads = await edges(0);
    expect(heads).toHaveLength(11);
    expect(await edges(1)).toEqual(heads);
    await page.getByRole("row").nth(30).scrollIntoViewIfNeeded();
    expect(await edges(30)).toEqual(heads);
  }));

const region = (page: Page, state = "") => page.locator(`[role="region"]${state}`);
const shadow = (page: Page) =>
  region(page).evaluate(({ nextElementSibling: edge }) => edge !== null && getComputedStyle(edge).display);

test("an edge with more columns beyond it has a shadow, and a text explains scrolling", () =>
  withStory(
    "matrix--many-columns",
    async (page) => {
      await page.getByText(/^Scroll sideways for more columns\./).waitFor();
      await region(page, ":not([data-more-before])[data-more-after]").waitFor();
      expect(await shadow(page)).toBe("block");
      await page
        .getByRole("columnheader", { name: /^Juniper/ })
        .getByRole("button")
        .focus();
      await region(page, "[data-more-before]:not([data-more-after])").waitFor();
      expect(await shadow(page)).toBe("none");
    },
    { width: 768 },
  ));

test("a table that fits has no shadow and no text about scrolling", () =>
  withStory("matrix--many-columns", async (page) => {
    await page.getByText("Point at a figure to read more.", { exact: true }).waitFor();
    await region(page, ":not([data-more-before]):not([data-more-after])").waitFor();
    expect(await shadow(page)).toBe("none");
  }));
