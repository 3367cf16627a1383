import { expect, test } from "vitest";
import { withStory } from "../../test/support/stories.ts";

test("the error summary lists a group of controls as one field, and links to its first control", () =>
  withStory("fieldgroup--refused", async (page) => {
    const group = page.getByRole("group", { name: "Rivers" });
    expect(await group.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.getByRole("textbox", { name: "Name" }).focus();
    await page.getByRole("link", { name: "Rivers: Choose one or more rivers" }).click();
    const first = page.getByRole("checkbox", { name: "Danube" });
    expect(await first.evaluate((element) => element === document.activeElement)).toBe(true);
  }));

test("the error of a group disappears when something is chosen", () =>
  withStory("fieldgroup--refused", async (page) => {
    await page.getByText("Elbe").click();
    await page.getByText("Choose one or more rivers").first().waitFor({ state: "detached" });
  }));

test("a group without controls takes the focus itself", () =>
  withStory("fieldgroup--without-controls", async (page) => {
    const group = page.getByRole("group", { name: "Rivers" });
    await expect.poll(() => group.evaluate((element) => element === document.activeElement)).toBe(true);
  }));
