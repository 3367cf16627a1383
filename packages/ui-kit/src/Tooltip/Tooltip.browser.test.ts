import { expect, test } from "vitest";
import { withStory } from "../../test/support/stories.ts";

test("focusing opens the tooltip, which describes its button, and Escape closes it", () =>
  withStory("tooltip--closed", async (page) => {
    const tooltip = page.getByRole("tooltip", { name: "Messages" });
    await page.keyboard.press("Tab");
    await tooltip.waitFor();
    const describedBy = await page.getByRole("button").getAttribute("aria-describedby");
    expect(describedBy).toBe(await tooltip.getAttribute("id"));

    await page.keyboard.press("Escape");
    await tooltip.waitFor({ state: "detached" });
  }));
