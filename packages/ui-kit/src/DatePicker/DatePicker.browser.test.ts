import type { Page } from "playwright";
import { expect, test } from "vitest";
import { withStory } from "../../test/support/stories.ts";

const value = (page: Page) => page.locator("output").textContent();

test("a date is typed in the order of the locale, and is complete with its last digit", () =>
  withStory("datepicker--controlled", async (page) => {
    await page.keyboard.press("Tab");
    await page.keyboard.type("1205202");
    expect(await value(page)).toBe("null");
    await page.keyboard.type("6");
    expect(await value(page)).toBe('"2026-05-12"');
  }));

test("the arrow keys change a part of the date", () =>
  withStory("datepicker--filled", async (page) => {
    const day = page.getByRole("spinbutton", { name: /day/ });
    await day.focus();
    await page.keyboard.press("ArrowUp");
    expect(await day.textContent()).toBe("13");
  }));

test("a date after the latest possible one is reported after leaving the field (7.059)", () =>
  withStory("datepicker--controlled", async (page) => {
    await page.keyboard.press("Tab");
    await page.keyboard.type("21052026");
    await page.getByRole("button", { name: /Calendar/ }).focus();
    await page.getByRole("button", { name: /Calendar/ }).blur();
    await page.getByText("Use a date up to 20/05/2026").waitFor();
  }));

test("an incomplete date is reported after leaving the field", () =>
  withStory("datepicker--controlled", async (page) => {
    await page.keyboard.press("Tab");
    await page.keyboard.type("12");
    await page.getByRole("button", { name: /Calendar/ }).focus();
    await page.getByRole("button", { name: /Calendar/ }).blur();
    await page.getByText("Enter the whole date").waitFor();
  }));

test("a day is chosen by keyboard, later days are disabled, and the focus returns (7.059)", () =>
  withStory("datepicker--filled", async (page) => {
    const trigger = page.getByRole("button", { name: /Calendar/ });
    await trigger.focus();
    await page.keyboard.press("Enter");
    const month = page.getByRole("grid", { name: /May 2026/ });
    await month.waitFor();
    expect(await page.getByRole("button", { name: /21 May 2026/ }).getAttribute("aria-disabled")).toBe(
      "true",
    );
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await month.waitFor({ state: "detached" });
    expect(await page.getByRole("spinbutton", { name: /day/ }).textContent()).toBe("19");
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('[role="group"]') !== null))
      .toBe(true);
  }));

test("earlier years can be selected directly", () =>
  withStory("datepicker--open", async (page) => {
    await page.getByRole("combobox", { name: /year/i }).selectOption({ label: "2019" });
    await page.getByRole("grid", { name: /May 2019/ }).waitFor();
    await page
      .getByRole("button", { name: /3 May 2019/ })
      .first()
      .click();
    expect(await page.getByRole("spinbutton", { name: /year/ }).textContent()).toBe("2019");
  }));

test("a date can be pasted", () =>
  withStory("datepicker--controlled", async (page) => {
    await page.getByRole("spinbutton", { name: /day/ }).focus();
    await page.evaluate(() => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", "3/4/2026");
      document.activeElement?.dispatchEvent(
        new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
      );
    });
    await expect.poll(() => value(page)).toBe('"2026-04-03"');
  }));

test("clearing empties the field and keeps the focus in it", () =>
  withStory("datepicker--controlled", async (page) => {
    await page.keyboard.press("Tab");
    await page.keyboard.type("12052026");
    await page.getByRole("button", { name: "Clear Date of the reading" }).click();
    expect(await value(page)).toBe("null");
    const day = page.getByRole("spinbutton", { name: /day/ });
    expect(await day.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await day.textContent()).toBe("dd");
  }));

test("dates follow the locale (G.023)", async () => {
  const shown = async (id: string) => {
    let text = "";
    await withStory(id, async (page) => {
      text = (await page.getByRole("group").first().innerText()).replace(/[^\d/-]/gu, "");
    });
    return text;
  };
  expect(await shown("datepicker--filled")).toBe("12/05/2026");
  expect(await shown("datepicker--american-order")).toBe("05/12/2026");
  expect(await shown("datepicker--iso-order")).toBe("2026-05-12");
});
