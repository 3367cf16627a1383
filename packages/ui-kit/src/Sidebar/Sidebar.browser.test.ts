import { expect, test } from "vitest";
import { withStory } from "../../test/support/stories.ts";

const story = "sidebar--with-icons";

test("a wide window shows the list with the current item", () =>
  withStory(story, async (page) => {
    const nav = page.getByRole("navigation", { name: "Settings" });
    expect(await nav.getByRole("link").count()).toBe(3);
    expect(await nav.getByRole("link", { name: "People" }).getAttribute("aria-current")).toBe("page");
    expect(await nav.getByRole("button").count()).toBe(0);
  }));

test("a narrow window collapses the list under the current item, and following a link collapses it again", () =>
  withStory(
    story,
    async (page) => {
      const trigger = page.getByRole("button", { name: "People" });
      expect(await page.getByRole("link").count()).toBe(0);
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      expect(await trigger.getAttribute("aria-expanded")).toBe("true");

      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      expect(await page.evaluate(() => document.documentElement.dataset.visits)).toBe("/settings/general");
      expect(await trigger.getAttribute("aria-expanded")).toBe("false");
    },
    { width: 360 },
  ));
