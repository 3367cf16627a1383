import type { Page } from "playwright";
import { expect, test } from "vitest";
import { withStory } from "../../test/support/stories.ts";

const visits = (page: Page) => page.evaluate(() => document.documentElement.dataset.visits);

test("the pager shows first and last page, the neighbours, and a gap for hidden pages (7.050)", () =>
  withStory("pager--middle", async (page) => {
    const nav = page.getByRole("navigation", { name: "Pages of rivers" });
    const names = await nav
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => link.getAttribute("aria-label")));
    expect(names).toEqual(["Previous page", "Page 1", "Page 5", "Page 6", "Page 7", "Page 20", "Next page"]);
    expect(await nav.locator('[aria-current="page"]').textContent()).toBe("6");
    expect(await nav.locator("li[aria-hidden]").count()).toBe(2);
  }));

test("the pager works by keyboard alone", () =>
  withStory("pager--middle", async (page) => {
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    expect(await visits(page)).toBe("?page=5");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    expect(await visits(page)).toBe("?page=5 ?page=1");
  }));

test("on the first page, the link to the previous page is disabled", () =>
  withStory("pager--first", async (page) => {
    const previous = page.getByRole("link", { name: "Previous page" });
    expect(await previous.getAttribute("aria-disabled")).toBe("true");
    expect(await previous.getAttribute("href")).toBeNull();
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe("Page 1");
  }));

test("without addresses the pages are buttons, and the focus stays", () =>
  withStory("pager--without-addresses", async (page) => {
    await page.getByRole("button", { name: "Next page" }).press("Enter");
    expect(await page.locator('[aria-current="page"]').textContent()).toBe("3");
  }));
