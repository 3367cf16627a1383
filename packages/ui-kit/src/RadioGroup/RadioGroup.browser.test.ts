import { describe, expect, test } from "vitest";
import { withStory } from "../../test/support/stories.ts";

test("a choice is cleared by Delete or by the button next to the label, and the focus stays", () =>
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

describe.each(["segmented", "long-segments", "three-long-segments", "five-segments"])("%s", (story) => {
  test("no choice is alone in its row, at any width", () =>
    withStory(`radiogroup--${story}`, async (page) => {
      for (let width = 200; width <= 1280; width += 12) {
        await page.setViewportSize({ width, height: 800 });
        const rows = await page.evaluate(() => {
          const tops = [...document.querySelectorAll("label")].map(
            (each) => each.getBoundingClientRect().top,
          );
          return [...new Set(tops)].map((top) => tops.filter((each) => each === top).length);
        });
        const stands = rows.every((count) => count === rows[0]) || (rows.at(-1) ?? 0) > 1;
        expect(stands, `at ${width} px in rows of ${rows.join(", ")}`).toBe(true);
      }
    }));
});
