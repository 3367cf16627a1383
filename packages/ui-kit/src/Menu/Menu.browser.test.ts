import type { Page } from "playwright";
import { expect, test } from "vitest";
import { withStory } from "../../test/support/stories.ts";

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

test("a menu works by keyboard, skips disabled items and returns the focus", () =>
  withStory("menu--choosing", async (page) => {
    const trigger = page.getByRole("button", { name: "More" });
    await trigger.focus();
    await page.keyboard.press("Enter");
    await page.getByRole("menu", { name: "More" }).waitFor();
    await expect.poll(() => focused(page)).toBe("Edit");
    await page.keyboard.press("ArrowDown");
    expect(await focused(page)).toBe("Open the map");
    await page.keyboard.press("End");
    await page.keyboard.press("Enter");
    await expect.poll(() => page.locator("output").textContent()).toBe("delete");
    await expect.poll(() => trigger.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await trigger.getAttribute("aria-expanded")).toBe("false");
  }));

test("the up arrow opens the menu at its last item, and Escape closes it", () =>
  withStory("menu--choosing", async (page) => {
    const trigger = page.getByRole("button", { name: "More" });
    await trigger.focus();
    await page.keyboard.press("ArrowUp");
    await expect.poll(() => focused(page)).toBe("Delete river");
    await page.keyboard.press("Escape");
    await page.getByRole("menu").waitFor({ state: "detached" });
    await expect.poll(() => trigger.evaluate((element) => element === document.activeElement)).toBe(true);
  }));

test("the selected choice is marked as checked", () =>
  withStory("menu--sections", async (page) => {
    const choice = page.getByRole("menuitemradio", { name: "Name" });
    expect(await choice.getAttribute("aria-checked")).toBe("true");
  }));

test("a press outside closes the menu", () =>
  withStory("menu--choosing", async (page) => {
    await page.getByRole("button", { name: "More" }).click();
    await page.getByRole("menu").waitFor();
    await page.mouse.click(800, 600);
    await page.getByRole("menu").waitFor({ state: "detached" });
  }));
