import { expect, test } from "vitest";
import { withStory } from "../../test/support/stories.ts";

test("a select works by keyboard: open, find by letter, accept", () =>
  withStory("select--empty", async (page) => {
    await page.keyboard.press("Tab");
    await page.keyboard.press("ArrowDown");
    await page.getByRole("listbox").waitFor();
    await page.keyboard.type("th");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: /Thames/ }).waitFor();
    const button = page.getByRole("button", { name: /River/ });
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  }));

test("Escape closes the list and keeps the choice", () =>
  withStory("select--chosen", async (page) => {
    await page.getByRole("button").click();
    await page.getByRole("listbox").waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: /Rhine/ }).waitFor();
  }));

test("choosing the empty option clears the field", () =>
  withStory("select--open-with-none", async (page) => {
    await page.getByRole("option", { name: "Elbe" }).click();
    await page.getByRole("button", { name: /Elbe/ }).click();
    await page.getByRole("option", { name: "No river" }).click();
    await page.getByRole("button", { name: /No river/ }).waitFor();
  }));
