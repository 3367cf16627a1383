import { expect, test } from "vitest";
import { withStory } from "../../test/support/stories.ts";

test("a pending button keeps the focus and cannot be pressed", () =>
  withStory("button--pending", async (page) => {
    const button = page.getByRole("button", { name: "Save changes" });
    await page.keyboard.press("Tab");
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await button.getAttribute("aria-disabled")).toBe("true");
    await page.getByRole("progressbar", { name: "Please wait" }).waitFor();
  }));

test("a pending button has the same width as at rest", async () => {
  const getWidth = async (id: string) => {
    let width = 0;
    await withStory(id, async (page) => {
      width = await page.getByRole("button").evaluate((element) => element.getBoundingClientRect().width);
    });
    return width;
  };
  expect(await getWidth("button--pending")).toBe(await getWidth("button--primary"));
});

test("with forced colours, a button without its own background still has a border", () =>
  withStory(
    "button--quiet",
    async (page) => {
      const edge = await page
        .getByRole("button")
        .evaluate((element) => getComputedStyle(element).borderTopColor);
      expect(edge).toMatch(/^rgb\(/);
    },
    { forcedColors: "active" },
  ));

test("the focus is visible by keyboard", () =>
  withStory("button--primary", async (page) => {
    const outlineColor = () =>
      page.getByRole("button").evaluate((element) => getComputedStyle(element).outlineColor);
    expect(await outlineColor()).toBe("rgba(0, 0, 0, 0)");
    await page.keyboard.press("Tab");
    expect(await outlineColor()).toMatch(/^rgb\(/);
  }));
