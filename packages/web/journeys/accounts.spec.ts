import type { Page } from "@playwright/test";
import { violations } from "./support/axe.ts";
import { cast, expect, signIn, test } from "./support/journey.ts";

const account = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

async function inspect(page: Page): Promise<void> {
  await expect(page.locator("[data-busy=true]")).toHaveCount(0);
  // React Aria's live region refers for some seconds to buttons that no longer exist.
  expect.soft(await violations(page, { without: "[data-live-announcer]" })).toEqual([]);
}

test("Ruth creates an account with hours and cases, and its admin sees them (9.011, 5.033)", async ({
  page,
  browser,
}, { retry }) => {
  const name = `Harbour Clinic ${retry}`;
  await page.emulateMedia({ reducedMotion: "reduce" });
  await signIn(page, cast.ruth, "/admin/accounts");
  await page.getByRole("button", { name: "Add account" }).click();
  const form = page.getByRole("dialog");
  await form.getByRole("textbox", { name: "Account name" }).fill("Lakeside Vascular Institute");
  await form.getByRole("textbox", { name: "Admin" }).fill(cast.helena.email);
  await form.getByRole("checkbox", { name: /Endovascular Aorta/ }).check({ force: true });
  await form.getByRole("button", { name: "Add account" }).click();
  // The portal refuses a name that exists.
  await expect(form.getByRole("textbox", { name: "Account name" })).toHaveAccessibleDescription(
    /An account with this name already exists\./,
  );
  await inspect(page);
  await form.getByRole("textbox", { name: "Account name" }).fill(name);
  await page.keyboard.press("Enter");
  await expect(form).toHaveCount(0);
  const card = account(page, name);
  await expect(card).toContainText("0 of 7 cases");
  await card.getByRole("textbox", { name: "Hours to add" }).fill("40");
  await card.getByRole("button", { name: "Top Up" }).press("Enter");
  await expect(card).toContainText("Spendable 40 h");
  await expect(card.getByRole("textbox", { name: "Hours to add" })).toBeFocused();

  await card.getByRole("link", { name: /Endovascular Aorta/ }).click();
  const cases = page.getByRole("region", { name: "Cloud cases" });
  await cases.getByRole("button", { name: "Select all" }).click();
  await page.getByRole("checkbox", { name: "Ruptured aneurysm" }).uncheck({ force: true });
  await expect(page.getByText("6 of 7 cases")).toBeVisible();
  // The page is scrolled to its top, because a half hidden link of the sidebar would be reported as too small.
  await page.evaluate(() => window.scrollTo(0, 0));
  await inspect(page);
  await page.getByRole("button", { name: "Save" }).click();
  // A person who leaves before it is saved is asked first.
  await expect(page.getByText("Updated the account's permissions")).toBeVisible();
  await page.getByRole("link", { name: "Back to the accounts" }).click();
  await expect(card).toContainText("6 of 7 cases");
  await card.getByRole("link", { name: "Show ledger" }).click();
  const movements = page.getByRole("table", { name: "Movements of time" }).getByRole("row");
  await expect(movements).toHaveCount(2);
  await expect(movements.nth(1)).toContainText("+40");
  await inspect(page);

  const others = await browser.newPage();
  await signIn(others, cast.helena, "/admin/accounts");
  const own = account(others, name);
  await expect(own).toContainText("Spendable 40 h");
  await expect(own).toContainText("6 of 7 cases");
  await expect(account(others, "Northgate University Hospital")).toHaveCount(0);
  await others.close();
});
