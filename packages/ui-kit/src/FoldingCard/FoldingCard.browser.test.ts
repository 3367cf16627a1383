import { expect, test } from "vitest";
import { withStory } from "../../test/support/stories.ts";

test("the content is rendered when the card is first opened, and stays when it is closed", () =>
  withStory("foldingcard--closed", async (page) => {
    const trigger = page.getByRole("button", { name: "The lower course" });
    const content = page.getByText("Slow, wide, and full of islands.");
    expect(await content.count()).toBe(0);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await content.waitFor({ state: "visible" });
    await page.keyboard.press("Space");
    await content.waitFor({ state: "hidden" });
    expect(await content.count()).toBe(1);
    expect(await trigger.getAttribute("aria-expanded")).toBe("false");
  }));
