import { expect, test } from "vitest";
import { withStory } from "../../test/support/stories.ts";

test("the second save button submits with its own handler, and Enter saves as usual", () =>
  withStory("formbar--in-form", async (page) => {
    const said = page.locator("output").last();
    await page.getByRole("button", { name: "Save and copy" }).click();
    expect(await said.textContent()).toBe("copied");
    await page.getByRole("textbox").press("Enter");
    expect(await said.textContent()).toBe("copied, saved");
  }));
