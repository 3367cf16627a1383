import { expect, test } from "vitest";
import { withStory } from "../../test/support/stories.ts";

test("a choice is taken back by Delete on it, and by the button beside the label; the focus stays", () =>
  withStory("radiogroup--clearable", async (page) => {
    const north = page.getByRole("radio", { name: "North Sea" });
    const clear = page.getByRole("button", { name: "Clear Ends in" });
    await north.focus();
    await page.keyboard.press("Delete");
    await expect.poll(() => north.isChecked()).toBe(false);
    expect(await clear.count()).toBe(0);

    await page.keyboard.press("Space");
    await expect.poll(() => north.isChecked()).toBe(true);
    await clear.click();
    await expect.poll(() => north.isChecked()).toBe(false);
    expect(await north.evaluate((element) => element === document.activeElement)).toBe(true);
  }));
