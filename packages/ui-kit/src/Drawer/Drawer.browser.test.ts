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
