import { expect, test } from "vitest";
import { withStory } from "../../test/support/stories.ts";

test("arrow keys move between the tabs in a circle, and the panel follows", () =>
  withStory("tabs--first-selected", async (page) => {
    const selected = () => page.getByRole("tab", { selected: true }).textContent();
    await page.keyboard.press("Tab");
    expect(await selected()).toBe("Course");

    await page.keyboard.press("ArrowRight");
    expect(await selected()).toBe("Towns12");
    await page.getByRole("tabpanel", { name: "Towns" }).getByText("Twelve towns").waitFor();

    await page.keyboard.press("End");
    expect(await selected()).toBe("Bridges0");
    await page.keyboard.press("ArrowRight");
    expect(await selected()).toBe("Course");
  }));

test("a disabled tab is skipped", () =>
  withStory("tabs--one-disabled", async (page) => {
    await page.keyboard.press("Tab");
    await page.keyboard.press("ArrowLeft");
    expect(await page.getByRole("tab", { selected: true }).textContent()).toBe("Towns12");
  }));
