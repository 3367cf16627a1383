import { expect, test } from "vitest";
import { withStory } from "../../test/support/stories.ts";

test("Enter and Space open and close the content", () =>
  withStory("disclosure--closed", async (page) => {
    const trigger = page.getByRole("button", { name: "The lower course" });
    const content = page.getByText("Slow, wide, and full of islands.");
    expect(await trigger.getAttribute("aria-expanded")).toBe("false");
    expect(await content.isVisible()).toBe(false);

    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    expect(await trigger.getAttribute("aria-expanded")).toBe("true");
    await content.waitFor({ state: "visible" });

    await page.keyboard.press("Space");
    expect(await trigger.getAttribute("aria-expanded")).toBe("false");
    await content.waitFor({ state: "hidden" });
  }));
