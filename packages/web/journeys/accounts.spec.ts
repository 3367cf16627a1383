import type { Page } from "@playwright/test";
import { apiOf } from "./support/api.ts";
import { violations } from "./support/axe.ts";
import { cast, expect, signIn, test, visit } from "./support/journey.ts";

const dialog = (page: Page) => page.getByRole("dialog").or(page.getByRole("alertdialog"));
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
  // This journey uses the pages of three people.
  test.slow();
  const name = `Harbour Clinic ${retry}`;
  await page.emulateMedia({ reducedMotion: "reduce" });
  const ask = apiOf(page);
  await signIn(page, cast.ruth, "/admin/accounts");
  await expect(account(page, "Northgate University Hospital")).toBeVisible();
  await inspect(page);

  // Missing and unknown values are reported at their field.
  await page.getByRole("button", { name: "Add account" }).click();
  const form = dialog(page);
  await form.getByRole("button", { name: "Add account" }).click();
  await expect(form.getByRole("textbox", { name: "Account name" })).toBeFocused();
  for (const text of [
    "Assign an account name",
    "Assign an admin",
    "Assign learning spaces to this account",
  ]) {
    await expect(
      form
        .getByRole("link", { name: text })
        .or(form.getByText(text, { exact: true }))
        .first(),
    ).toBeVisible();
  }
  await form.getByRole("textbox", { name: "Account name" }).fill("Lakeside Vascular Institute");
  await form.getByRole("textbox", { name: "Admin" }).fill(cast.helena.email);
  await form.getByRole("button", { name: "Add admin" }).click();
  await expect(form.getByRole("textbox", { name: "Admin 2" })).toBeFocused();
  await page.keyboard.type("nobody@cathedra.example");
  await form.getByRole("checkbox", { name: /Endovascular Aorta/ }).check({ force: true });
  await inspect(page);
  await page.keyboard.press("Enter");
  await expect(form.getByRole("textbox", { name: "Admin 2" })).toHaveAccessibleDescription(
    /The user does not exist\./,
  );
  await form.getByRole("button", { name: "Remove admin 2" }).click();
  await form.getByRole("button", { name: "Add account" }).click();
  await expect(form.getByRole("textbox", { name: "Account name" })).toHaveAccessibleDescription(
    /An account with this name already exists\./,
  );
  await form.getByRole("textbox", { name: "Account name" }).fill(name);
  await page.keyboard.press("Enter");
  await expect(form).toHaveCount(0);
  const card = account(page, name);
  await expect(card).toContainText("0 of 7 cases");

  // The account is found by its name, and the search is in the address.
  const search = page.getByRole("searchbox", { name: "Search accounts" });
  await search.fill("no such clinic");
  await page.getByRole("button", { name: "Clear the search" }).press("Enter");
  await expect(search).toBeFocused();
  await search.fill("clinic harbour");
  await expect(account(page, "Northgate University Hospital")).toHaveCount(0);
  await expect(page).toHaveURL(/search=clinic/);

  const hours = card.getByRole("textbox", { name: "Hours to add" });
  const topUp = card.getByRole("button", { name: "Top Up" });
  await expect(topUp).toBeDisabled();
  for (const [typed, problem] of [
    ["forty", /Value should be a number/],
    ["0", /./],
  ] as const) {
    await hours.fill(typed);
    await expect(hours).toHaveAccessibleDescription(problem);
    await expect(topUp).toBeDisabled();
  }
  await hours.fill("40");
  await topUp.press("Enter");
  await expect(card).toContainText("Spendable 40 h");
  await expect(hours).toBeFocused();
  await hours.fill("-41");
  await topUp.click();
  await expect(hours).toHaveAccessibleDescription(/At most 40 hours can be taken back/);
  await hours.fill("-5");
  await topUp.click();
  await dialog(page).getByRole("button", { name: "Take back" }).click();
  await expect(card).toContainText("Spendable 35 h");

  await card.getByRole("link", { name: /Endovascular Aorta/ }).click();
  const cases = page.getByRole("region", { name: "Cloud cases" });
  await cases.getByRole("button", { name: "Select all" }).click();
  await expect(page.getByText("7 of 7 cases")).toBeVisible();
  await page.getByRole("checkbox", { name: "Ruptured aneurysm" }).uncheck({ force: true });
  // The page is scrolled to its top, because a half hidden link of the sidebar would be reported as too small.
  await page.evaluate(() => window.scrollTo(0, 0));
  await inspect(page);

  // Unsaved choices survive leaving the page and a reload.
  const reloads = page.waitForEvent("dialog").then(async (question) => {
    await question.dismiss();
    return question.type();
  });
  await page.evaluate(() => location.reload());
  expect(await reloads).toBe("beforeunload");
  await page.getByRole("link", { name: "Back to the accounts" }).click();
  await dialog(page).getByRole("button", { name: "Keep editing" }).click();
  await expect(page.getByText("6 of 7 cases")).toBeVisible();
  await page.getByRole("button", { name: "Save" }).click();
  // The button is also disabled while it saves; a person who leaves before it is saved is asked first.
  await expect(page.getByText("Updated the account's permissions")).toBeVisible();
  await expect(page.getByRole("button", { name: "Save" })).toBeDisabled();
  await page.getByRole("link", { name: "Back to the accounts" }).click();
  await expect(account(page, name)).toContainText("6 of 7 cases");

  // Going back would leave the page and lose the typed content.
  await account(page, name)
    .getByRole("button", { name: `Edit ${name}` })
    .click();
  await form.getByRole("textbox", { name: "Account name" }).fill("Harbour");
  await page.goBack();
  await page.getByRole("alertdialog").getByRole("button", { name: "Keep editing" }).click();
  await expect(form.getByRole("textbox", { name: "Account name" })).toHaveValue("Harbour");
  await page.keyboard.press("Escape");
  await page.getByRole("alertdialog").getByRole("button", { name: "Discard" }).click();
  await expect(form).toHaveCount(0);

  await account(page, name).getByRole("link", { name: "Show ledger" }).click();
  const movements = page.getByRole("table", { name: "Movements of time" }).getByRole("row");
  await expect(movements).toHaveCount(3);
  await expect(movements.nth(1)).toContainText("Correction");
  await expect(movements.nth(1)).toContainText("−5");
  await expect(movements.nth(2)).toContainText("+40");
  await inspect(page);

  const others = await browser.newPage();
  await signIn(others, cast.helena, "/admin/accounts");
  const own = account(others, name);
  await expect(own).toContainText("Spendable 35 h");
  await expect(own.getByRole("textbox", { name: "Hours to add" })).toHaveCount(0);
  await expect(account(others, "Northgate University Hospital")).toHaveCount(0);
  // Ruth edits the same account at the same time.
  await visit(page, "/admin/accounts?search=harbour");
  await card.getByRole("button", { name: `Edit ${name}` }).click();
  await form.getByRole("textbox", { name: "Account name" }).fill(`${name} North`);
  await own.getByRole("button", { name: `Edit ${name}` }).click();
  await expect(own.getByRole("link", { name: /Endovascular Aorta/ })).toHaveCount(0);
  await expect(dialog(others).getByRole("checkbox")).toHaveCount(0);
  await dialog(others).getByRole("button", { name: "Add admin" }).click();
  await expect(
    dialog(others)
      .getByRole("textbox", { name: /^Admin/ })
      .last(),
  ).toBeFocused();
  await others.keyboard.type(cast.george.email);
  await others.keyboard.press("Enter");
  await expect(own).toContainText("George Adeyemi");

  // The second administrator to save loses no changes and overwrites none.
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form.getByText("Helena Kovács changed this account while you did.")).toBeVisible();
  await inspect(page);
  await form.getByRole("button", { name: "Load it and keep my changes" }).click();
  await expect(form.getByRole("textbox", { name: /^Admin/ }).first()).toHaveValue(cast.george.email);
  await expect(form.getByRole("textbox", { name: "Account name" })).toHaveValue(`${name} North`);
  await form.getByRole("button", { name: "Save" }).click();
  const renamed = account(page, `${name} North`);
  await expect(renamed).toContainText("George Adeyemi");

  // Hours that were used in the meantime cannot be taken back, and the balance shows this.
  const [customerId] = (
    await ask<{ customers: { id: number; name: string }[] }>("{ customers { id name } }")
  ).customers
    .filter((each) => each.name === `${name} North`)
    .map(({ id }) => id);
  await ask(
    "mutation ($id: Int!) { addCustomerCloudModuleQuotaTransaction(customerId: $id, timeQuotumDifferenceInMs: -108000000) { id } }",
    { id: customerId },
  );
  await expect(renamed).toContainText("Spendable 35 h");
  await renamed.getByRole("textbox", { name: "Hours to add" }).fill("-20");
  await renamed.getByRole("button", { name: "Top Up" }).click();
  await dialog(page).getByRole("button", { name: "Take back" }).click();
  await expect(renamed.getByRole("textbox", { name: "Hours to add" })).toHaveAccessibleDescription(
    /At most 5 hours can be taken back/,
  );
  await expect(renamed).toContainText("Spendable 5 h");
  await others.close();
});
