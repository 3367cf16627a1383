import { aProcedure } from "@cathedra/test-fixtures";
import { apiOf } from "./support/api.ts";
import { createRecord } from "./support/create-record.ts";
import { cast, expect, signIn, test } from "./support/journey.ts";
import { fillRecord, save } from "./support/record-form.ts";
import { startSession } from "./support/session.ts";

const submitted = "Record successfully submitted.";

/** A new browser context does not have the base address of the portal. */
function originOf(baseURL: string | undefined) {
  return baseURL === undefined ? {} : { baseURL };
}

/** An attending whom no other record has. */
function newAttending(): string {
  return `Journey, N${Date.now()}`;
}

test("Maya creates a record and finds it in another browser (7.002, X07)", async ({
  page,
  browser,
  baseURL,
}) => {
  const attending = newAttending();
  await signIn(page, cast.maya, "/logbook");
  await page.getByRole("link", { name: "Create record" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Enter New Record" })).toBeVisible();
  await fillRecord(page, {
    hospital: "Northgate Veterans Clinic",
    attending,
    procedure: "Splenic artery embolization",
    indication: "Blunt splenic trauma",
  });
  await save(page);
  await expect(page.getByText(submitted)).toBeVisible();
  // After a reload the page is empty and still shows the message (7.028).
  await expect(page.getByRole("combobox", { name: "Procedure name" })).toHaveValue("");
  await expect(page.getByText(submitted)).toBeVisible();

  const another = await browser.newContext({ ...originOf(baseURL), locale: "en-GB" });
  const later = await another.newPage();
  await signIn(later, cast.maya, `/logbook/records?search=${encodeURIComponent(attending)}`);
  await later
    .getByRole("row")
    .filter({ hasText: attending })
    .getByRole("link", { name: "Splenic artery embolization" })
    .click();
  await expect(later.getByRole("heading", { level: 1, name: "View Existing Record" })).toBeVisible();
  await expect(later.getByRole("textbox", { name: "Procedure indication" })).toHaveValue(
    "Blunt splenic trauma",
  );
  await another.close();
});

test("a toast leads Maya from a saved record to the record and to its copy", async ({ page }) => {
  const indication = `Toast ${Date.now()}`;
  await startSession(page, cast.maya);
  const original = await createRecord(apiOf(page), newAttending());
  await page.goto(`/logbook/records/${original}/copy`);
  const field = page.getByRole("textbox", { name: "Procedure indication" });
  await field.fill(indication);
  await field.press("Control+Enter");
  await expect(page.getByText("Record successfully submitted.")).toBeVisible();
  await expect(field).toHaveValue("");
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.locator("#content")).toBeFocused();
  const toast = page.getByRole("region", { name: "Notifications" }).getByRole("listitem");
  await toast.getByRole("button", { name: "Open" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "View Existing Record" })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Procedure indication" })).toHaveValue(indication);
  await page.getByRole("textbox", { name: "Procedure indication" }).fill(`${indication} again`);
  await page.keyboard.press("Control+Enter");
  await expect(page).toHaveURL("/logbook/records");
  await toast.getByRole("button", { name: "Copy" }).click();
  await expect(page.getByRole("combobox", { name: "Procedure name" })).toHaveValue(aProcedure().name);
  await expect(page.getByRole("heading", { level: 1, name: "Enter New Record" })).toBeVisible();
});
