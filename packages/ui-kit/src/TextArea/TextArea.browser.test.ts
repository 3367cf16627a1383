import { expect, test } from "vitest";
import { withStory } from "../../test/support/stories.ts";

test("the area grows with its text and shrinks with it", () =>
  withStory("textarea--empty", async (page) => {
    const area = page.getByRole("textbox", { name: "Remarks" });
    const height = async () => (await area.boundingBox())?.height ?? 0;
    const empty = await height();
    await area.fill("1\n2\n3\n4\n5\n6");
    expect(await height()).toBe(empty + 3 * 24);
    await area.fill("");
    expect(await height()).toBe(empty);
  }));

test("text above the limit is kept, counted and reported", () =>
  withStory("textarea--near-the-limit", async (page) => {
    const area = page.getByRole("textbox", { name: "Remarks" });
    await area.fill("Frozen in winter, and busy in summer.");
    await page.getByText("17 too many").waitFor();
    await area.blur();
    await page.getByText("At most 20 characters").waitFor();
    expect(await area.inputValue()).toBe("Frozen in winter, and busy in summer.");
  }));
