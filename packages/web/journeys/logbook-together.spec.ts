import type { Page } from "@playwright/test";
import { apiOf } from "./support/api.ts";
import { createRecord } from "./support/create-record.ts";
import { cast, expect, signIn, test, visit } from "./support/journey.ts";
import { choose, save } from "./support/record-form.ts";
import { startSession } from "./support/session.ts";

// These journeys fill in several forms, which takes more than the usual time.
test.describe.configure({ timeout: 120_000 });

const indication = (page: Page) => page.getByRole("textbox", { name: "Procedure indication" });
const identifier = (page: Page) => page.getByRole("textbox", { name: "Optional identifier" });
const submitted = "Record successfully submitted.";

test("Maya and Priya edit one record, both keep their text, and Maya resolves the conflicting field", async ({
  page,
  browser,
  baseURL,
}) => {
  await startSession(page, cast.maya);
  const id = await createRecord(apiOf(page), `Shared, N${Date.now()}`, {
    hospital: "Northgate Veterans Clinic",
    procedureIndication: "Blunt splenic trauma",
    optionalIdentifier: "room 4",
  });
  const address = `/logbook/records/${id}`;
  await page.goto(address);
  await expect(indication(page)).toHaveValue("Blunt splenic trauma");

  const another = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const priyas = await another.newPage();
  await signIn(priyas, cast.priya, address);
  await indication(priyas).fill("Priya's indication");
  await choose(priyas, "Hospital", "St. Aldhelm Medical Center");
  await expect(identifier(priyas)).toHaveCount(0);
  await save(priyas);
  await expect(priyas).toHaveURL("/logbook/records");

  await indication(page).fill("Maya's indication");
  await page.getByRole("textbox", { name: "Procedure comments" }).fill("Maya's comment");
  await save(page);
  const dialog = page.getByRole("dialog", { name: "The record has been changed in the meantime" });
  await expect(dialog).toContainText("Priya Raman saved this record on");
  await expect(dialog).toContainText("St. Aldhelm Medical Center");
  await expect(dialog.getByRole("radio")).toHaveCount(2);

  // Back in the form, everything that she typed is still there, also after a reload.
  await dialog.getByRole("button", { name: "Back to the form" }).click();
  await expect(indication(page)).toHaveValue("Maya's indication");
  await page.reload();
  await expect(page.getByText("you will see what differs before anything is saved")).toBeVisible();
  await save(page);
  await dialog.getByRole("button", { name: "Save record" }).click();
  await expect(dialog).toContainText("Choose one");
  await dialog.getByText("Keep mine").click();
  await dialog.getByRole("button", { name: "Save record" }).click();
  await expect(page.getByText(submitted)).toBeVisible();

  await visit(page, address);
  await expect(indication(page)).toHaveValue("Maya's indication");
  await expect(page.getByRole("textbox", { name: "Procedure comments" })).toHaveValue("Maya's comment");
  await expect(page.getByRole("combobox", { name: "Hospital" })).toHaveValue("St. Aldhelm Medical Center");
  await expect(identifier(page)).toHaveValue("room 4");
  await another.close();
});

test("going back to the list restores its scroll position", async ({ page }) => {
  await startSession(page, cast.maya);
  // Oldest first: records of concurrent journeys are added below, and none of them removes an old record.
  await page.goto("/logbook/records?order=asc");
  const row = page.getByRole("table", { name: "Records" }).getByRole("row").nth(20).getByRole("link");
  await row.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(200);
  await row.click();
  // The record may be her own, or one of another person in which she took part.
  await expect(page).toHaveURL(/\/logbook\/records\/[0-9a-f-]{36}$/);
  await expect(row).toHaveCount(0);
  await page.goBack();
  await expect(row).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
});
