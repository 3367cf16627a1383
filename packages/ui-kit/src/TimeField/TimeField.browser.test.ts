import type { Page } from "playwright";
import { expect, test } from "vitest";
import { withStory } from "../../test/support/stories.ts";

const value = (page: Page) => page.locator("output").textContent();

test("a time is complete with its last typed digit", () =>
  withStory("timefield--controlled", async (page) => {
    await page.keyboard.press("Tab");
    await page.keyboard.type("14");
    expect(await value(page)).toBe("null");
    await page.keyboard.type("05");
    expect(await value(page)).toBe('"14:05"');
  }));

test("an incomplete time is reported after leaving the field", () =>
  withStory("timefield--controlled", async (page) => {
    await page.keyboard.press("Tab");
    await page.keyboard.type("14");
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Shift+Tab");
    await page.getByText("Enter the whole time").waitFor();
  }));

test("a time can be pasted", () =>
  withStory("timefield--controlled", async (page) => {
    await page.getByRole("spinbutton", { name: /hour/ }).focus();
    await page.evaluate(() => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", "2:30 pm");
      document.activeElement?.dispatchEvent(
        new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
      );
    });
    await expect.poll(() => value(page)).toBe('"14:30"');
  }));

test("times follow the clock of the locale (G.023)", async () => {
  const shown = async (id: string) => {
    let text = "";
    await withStory(id, async (page) => {
      text = (await page.getByRole("group").first().innerText()).replace(/[^\w:]/gu, "");
    });
    return text;
  };
  expect(await shown("timefield--filled")).toContain("14:05");
  expect(await shown("timefield--twelve-hours")).toContain("02:05");
});
