import { expect, test } from "vitest";
import { withStory } from "../../test/support/stories.ts";

test("a popover opens by its button, can close itself and returns the focus", () =>
  withStory("popover--with-close", async (page) => {
    await page.getByRole("button", { name: "Got it" }).click();
    await page.getByRole("dialog", { name: "News" }).waitFor({ state: "detached" });
    const trigger = page.getByRole("button", { name: "News" });
    await trigger.click();
    await page.getByRole("dialog", { name: "News" }).waitFor();
    await page.keyboard.press("Escape");
    await expect.poll(() => trigger.evaluate((element) => element === document.activeElement)).toBe(true);
  }));

test("a popover is larger than the narrow 280 x 400 px (G.022) if the window has room", () =>
  withStory("popover--long-content", async (page) => {
    const box = await page.getByRole("dialog", { name: "News" }).evaluate((dialog) => {
      const { width, height } = (dialog.parentElement ?? dialog).getBoundingClientRect();
      return { width, height };
    });
    expect(box).toEqual({ width: 360, height: 600 });
  }));
