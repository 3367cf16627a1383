import { expect, test } from "vitest";
import { withStory } from "../../test/support/stories.ts";

test("the first Tab shows the skip link, and Enter moves the focus past the navigation", () =>
  withStory("skiplink--hidden", async (page) => {
    const link = page.getByRole("link", { name: "Skip to content" });
    const hiddenAt = await link.boundingBox();
    expect((hiddenAt?.y ?? 0) + (hiddenAt?.height ?? 0)).toBeLessThanOrEqual(0);

    await page.keyboard.press("Tab");
    expect((await link.boundingBox())?.y).toBeGreaterThanOrEqual(0);

    const address = page.url();
    await page.keyboard.press("Enter");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("content");
    expect(page.url()).toBe(address);
  }));
