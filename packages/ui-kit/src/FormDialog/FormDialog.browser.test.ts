import type { Page } from "playwright";
import { expect, test } from "vitest";
import { withStory } from "../../test/support/stories.ts";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Rename river" });
const question = (page: Page) => page.getByRole("alertdialog", { name: "Discard what you changed?" });
const name = (page: Page) => page.getByRole("textbox", { name: "Name", includeHidden: true });

const waysOut: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
  ["Escape", (page) => page.keyboard.press("Escape")],
  ["a press beside it", (page) => page.mouse.click(5, 5)],
  ["Cancel", (page) => page.getByRole("button", { name: "Cancel" }).click()],
  ["the cross", (page) => page.getByRole("button", { name: "Close" }).click()],
];

test.each(waysOut)(
  "leaving by %s asks if the form was changed, and closes it at once otherwise",
  (_, leave) =>
    withStory("formdialog--open", async (page) => {
      await name(page).fill("Elbe");
      await leave(page);
      await question(page).getByRole("button", { name: "Keep editing" }).click();
      await question(page).waitFor({ state: "detached" });
      expect(await name(page).inputValue()).toBe("Elbe");
      await expect
        .poll(() => dialog(page).evaluate((element) => element.contains(document.activeElement)))
        .toBe(true);
      await name(page).fill("Danube");
      await leave(page);
      await dialog(page).waitFor({ state: "detached" });
    }),
);

test("text typed while a form opens goes into its first field", () =>
  withStory("formdialog--closed", async (page) => {
    await page.getByRole("button", { name: "Rename river" }).focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => name(page).evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.press("End");
    await page.keyboard.type(" Delta");
    expect(await name(page).inputValue()).toBe("Danube Delta");
  }));

test("if the first field is disabled, the next one gets the focus, on its chosen option", () =>
  withStory("formdialog--first-disabled", async (page) => {
    const chosen = page.getByRole("radio", { name: "Right" });
    await expect.poll(() => chosen.evaluate((radio) => radio === document.activeElement)).toBe(true);
  }));

test("a form without fields has the focus on the dialog", () =>
  withStory("formdialog--without-fields", async (page) => {
    const lock = page.getByRole("dialog", { name: "Close the lock?" });
    await expect.poll(() => lock.evaluate((element) => element === document.activeElement)).toBe(true);
  }));

test("discarding closes the form and returns the focus", () =>
  withStory("formdialog--closed", async (page) => {
    await page.getByRole("button", { name: "Rename river" }).click();
    await name(page).fill("Elbe");
    await page.keyboard.press("Escape");
    await question(page).getByRole("button", { name: "Discard" }).click();
    await dialog(page).waitFor({ state: "detached" });
    const trigger = page.getByRole("button", { name: "Rename river" });
    await expect.poll(() => trigger.evaluate((element) => element === document.activeElement)).toBe(true);
  }));

test("without a focus, Escape closes only the topmost dialog", () =>
  withStory("formdialog--open", async (page) => {
    await name(page).fill("Elbe");
    const escapeWithoutFocus = () =>
      page.evaluate(() => {
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
        document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
      });
    await escapeWithoutFocus();
    await question(page).waitFor();
    await escapeWithoutFocus();
    await question(page).waitFor({ state: "detached" });
    expect(await name(page).inputValue()).toBe("Elbe");
  }));

test("Escape right after the answer to the question asks again", () =>
  withStory("formdialog--open", async (page) => {
    await name(page).fill("Elbe");
    await page.keyboard.press("Escape");
    await question(page).getByRole("button", { name: "Keep editing" }).waitFor();
    // The answer and the key follow each other without a pause, before the focus can be restored.
    await page.evaluate(async () => {
      const keep = [...document.querySelectorAll("button")].find(
        ({ textContent }) => textContent === "Keep editing",
      );
      keep?.click();
      await new Promise<void>((resolve) => queueMicrotask(resolve));
      document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    });
    await expect.poll(() => page.locator("[data-exiting]").count()).toBe(0);
    expect(await question(page).count()).toBe(1);
  }));

test("Escape in the question returns to the form", () =>
  withStory("formdialog--asking", async (page) => {
    await question(page).waitFor();
    await page.keyboard.press("Escape");
    await question(page).waitFor({ state: "detached" });
    expect(await name(page).inputValue()).toBe("Danube Delta");
  }));

test("the browser asks before reloading a form only if it was changed", () =>
  withStory(
    "formdialog--open",
    async (page) => {
      const asked: string[] = [];
      page.on("dialog", (shown) => {
        asked.push(shown.type());
        void shown.accept();
      });
      await name(page).fill("Elbe");
      await name(page).fill("Danube");
      await page.reload();
      expect(asked).toEqual([]);
      await name(page).fill("Elbe");
      await page.reload();
      expect(asked).toEqual(["beforeunload"]);
    },
    // The page is loaded again for the next test, because a reloaded page may still be loading.
    { isLoadedAnew: true },
  ));

test("the focused control is always visible between header and footer", () =>
  withStory(
    "formdialog--long",
    async (page) => {
      const last = page.getByRole("switch", { name: "Show the Volga" });
      const hidden: string[] = [];
      for (let presses = 0; presses < 60; presses++) {
        await page.keyboard.press("Tab");
        hidden.push(...(await page.evaluate(whatIsHidden)));
        if (await last.evaluate((element) => element === document.activeElement)) break;
      }
      expect(await last.evaluate((element) => element === document.activeElement)).toBe(true);
      expect(hidden).toEqual([]);
    },
    { width: 360 },
  ));

/** The focused control, if the header, the footer or the edge of the dialog covers a part of it. */
function whatIsHidden(): string[] {
  const control = document.activeElement?.closest("label") ?? document.activeElement;
  const dialog = control?.closest("[role=dialog]");
  const form = control?.closest("form");
  if (!control || !dialog || !form) return [];
  const { top, bottom } = control.getBoundingClientRect();
  const head = dialog.querySelector("h2")?.parentElement?.getBoundingClientRect().bottom ?? 0;
  const foot = dialog.querySelector("[type=submit]")?.parentElement?.getBoundingClientRect().top ?? 0;
  return top < head || bottom > foot
    ? [`${control.textContent} ${control.getAttribute("aria-labelledby")}`]
    : [];
}

test("a refusal of a long form is visible after pressing the button at its end", () =>
  withStory(
    "formdialog--refusing",
    async (page) => {
      await page.getByRole("switch", { name: "Show the Volga" }).scrollIntoViewIfNeeded();
      await page.getByRole("button", { name: "Save name" }).click();
      const refusal = page.getByRole("alert").filter({ hasText: "The rivers were not saved." });
      await refusal.waitFor();
      const isSeen = () =>
        refusal.evaluate((element) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        });
      await expect.poll(isSeen).toBe(true);
    },
    { width: 360 },
  ));
