import { expect, test } from "vitest";
import { withStory } from "../../test/support/stories.ts";

test("a drawer opens by its button, closes by Escape and returns the focus", () =>
  withStory(
    "drawer--closed",
    async (page) => {
      const trigger = page.getByRole("button", { name: "Open menu" });
      await trigger.click();
      const drawer = page.getByRole("dialog", { name: "Menu" });
      await drawer.waitFor();
      expect((await drawer.boundingBox())?.width).toBeLessThanOrEqual(320);
      await page.keyboard.press("Escape");
      await drawer.waitFor({ state: "detached" });
      await expect.poll(() => trigger.evaluate((element) => element === document.activeElement)).toBe(true);
    },
    { width: 360 },
  ));

test("on paper a drawer with details is the document in place of the page; a menu is left out", async () => {
  await withStory("drawer--wide", async (page) => {
    const drawer = page.getByRole("dialog");
    await drawer.waitFor();
    await page.emulateMedia({ media: "print" });
    const shown = await page.evaluate(() => {
      const dialog = document.querySelector("[data-drawer]");
      const boxes = [dialog, dialog?.parentElement, dialog?.parentElement?.parentElement];
      return {
        page: document.querySelector("#storybook-root")?.getClientRects().length,
        positions: boxes.map((box) => box && getComputedStyle(box).position),
        wide: (dialog?.getBoundingClientRect().width ?? 0) > innerWidth / 2,
        scrolls: getComputedStyle(document.documentElement).overflow,
      };
    });
    expect(shown).toEqual({
      page: 0,
      positions: ["static", "static", "static"],
      wide: true,
      scrolls: "visible",
    });
    await page.emulateMedia({ media: "screen" });
    await page.keyboard.press("Escape");
    await drawer.waitFor({ state: "detached" });
    expect(await page.evaluate(() => document.documentElement.hasAttribute("data-printed-drawer"))).toBe(
      false,
    );
  });
  for (const story of ["drawer--start", "dialog--open"])
    await withStory(story, async (page) => {
      await page.getByRole("dialog").waitFor();
      await page.emulateMedia({ media: "print" });
      expect(await page.getByRole("dialog").count()).toBe(0);
      // The page below has a button alone, which is never printed.
      const display = await page.evaluate(() =>
        [...document.body.children].map((child) => getComputedStyle(child).display),
      );
      expect(display).toContain("block");
      await page.emulateMedia({ media: "screen" });
    });
});
