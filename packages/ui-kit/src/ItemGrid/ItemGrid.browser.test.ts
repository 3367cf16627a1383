import type { Page } from "playwright";
import { expect, test } from "vitest";
import { withStory } from "../../test/support/stories.ts";

const activeName = (page: Page) =>
  page.evaluate(() => {
    const id = document.querySelector("[role=grid]")?.getAttribute("aria-activedescendant");
    return id == null ? null : document.getElementById(id)?.textContent;
  });

test("items can be reached, selected and opened by keyboard", () =>
  withStory("itemgrid--tiles", async (page) => {
    const grid = page.getByRole("grid", { name: "Rivers" });
    await grid.focus();
    await page.keyboard.press("ArrowRight");
    expect(await activeName(page)).toBe("River 2");
    await page.keyboard.press("Space");
    await page.keyboard.press("Shift+ArrowRight");
    await expect.poll(() => page.getByRole("row", { selected: true }).count()).toBe(2);
    await page.keyboard.press("Enter");
    await expect.poll(() => page.locator("output").textContent()).toBe("open 2");
    await page.keyboard.press("Control+a");
    await expect.poll(() => page.getByRole("row", { selected: true }).count()).toBe(12);
    await page.keyboard.press("Escape");
    await expect.poll(() => page.getByRole("row", { selected: true }).count()).toBe(0);
    await page.keyboard.press("Shift+F10");
    await expect.poll(() => page.locator("output").textContent()).toBe("menu 2");
  }));

test("of a hundred thousand items only a few are rendered, and the last one is reached at once", () =>
  withStory("itemgrid--very-many-rows", async (page) => {
    const grid = page.getByRole("grid", { name: "Rivers" });
    expect(await grid.getAttribute("aria-rowcount")).toBe("100001");
    await grid.focus();
    await page.keyboard.press("End");
    await expect.poll(() => activeName(page)).toContain("River 100000");
    expect(await page.getByRole("row").count()).toBeLessThan(60);
    const last = page.getByRole("row", { name: /River 100000/ });
    expect(await last.getAttribute("aria-rowindex")).toBe("100001");
  }));
