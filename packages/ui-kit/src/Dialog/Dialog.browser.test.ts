import type { Page } from "playwright";
import { expect, test } from "vitest";
import { withStory } from "../../test/support/stories.ts";

const focusInside = (page: Page, role: "dialog" | "alertdialog") =>
  page.getByRole(role).evaluate((dialog) => dialog.contains(document.activeElement));

const hasFocus = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).evaluate((element) => element === document.activeElement);

test("the focus stays inside a dialog and returns when it closes", () =>
  withStory("dialog--closed", async (page) => {
    await page.getByRole("button", { name: "Rename river" }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("dialog", { name: "Rename river" }).waitFor();
    for (let step = 0; step < 6; step += 1) {
      await page.keyboard.press("Tab");
      expect(await focusInside(page, "dialog")).toBe(true);
    }
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await expect.poll(() => hasFocus(page, "Rename river")).toBe(true);
  }));

test("a dialog that is not dismissable stays open on Escape and on a press outside", () =>
  withStory("dialog--not-dismissable", async (page) => {
    await page.keyboard.press("Escape");
    await page.mouse.click(5, 5);
    expect(await page.getByRole("dialog").isVisible()).toBe(true);
  }));

test("an alert stays open on a press outside, and closes on Escape", () =>
  withStory("alertdialog--danger", async (page) => {
    await page.mouse.click(5, 5);
    expect(await page.getByRole("alertdialog", { name: "Delete this river?" }).isVisible()).toBe(true);
    await page.keyboard.press("Escape");
    await page.getByRole("alertdialog").waitFor({ state: "detached" });
  }));

test("confirming closes an alert and returns the focus", () =>
  withStory("alertdialog--closed", async (page) => {
    await page.getByRole("button", { name: "Delete" }).click();
    await page.getByRole("button", { name: "Delete river" }).click();
    await page.getByRole("alertdialog").waitFor({ state: "detached" });
    await expect.poll(() => hasFocus(page, "Delete")).toBe(true);
  }));

test("Escape does not close an alert during its action", () =>
  withStory("alertdialog--acting", async (page) => {
    await page.keyboard.press("Escape");
    expect(await page.getByRole("alertdialog").isVisible()).toBe(true);
    expect(await page.getByRole("button", { name: "Cancel" }).isDisabled()).toBe(true);
  }));
