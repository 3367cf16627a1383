import type { Page } from "@playwright/test";
import { cast, expect, signIn, test } from "./support/journey.ts";
import { choose, fillRecord, save } from "./support/record-form.ts";

// A record that several hands are on, and one that is the beginning of the next.
test.describe.configure({ timeout: 120_000 });

const indication = (page: Page) => page.getByRole("textbox", { name: "Procedure indication" });
const identifier = (page: Page) => page.getByRole("textbox", { name: "Optional identifier" });
const submitted = "Record successfully submitted.";

/** Writes a record with all that a copy could take over; answers with its address once its copy is open. */
async function writeAndCopy(page: Page, attending: string): Promise<string> {
  await page.goto("/logbook/records/create");
  await fillRecord(page, {
    hospital: "Northgate Veterans Clinic",
    attending,
    procedure: "Splenic artery embolization",
    indication: "Blunt splenic trauma",
  });
  await identifier(page).fill("room 4");
  await page.getByRole("button", { name: "Save and copy" }).click();
  await expect(page).toHaveURL(/\/logbook\/records\/[0-9a-f-]{36}\/copy\?draft=/);
  await expect(page.getByText(/^Copy of /)).toBeVisible();
  return new URL(page.url()).pathname.replace("/copy", "");
}

test("Maya saves a case and copies it; what is the patient's stays behind, and a draft of a new record stays too", async ({
  page,
}) => {
  await signIn(page, cast.maya, "/logbook/records/create");
  await indication(page).fill("A draft of something else");
  await expect(page.getByText(/^Draft saved/)).toBeVisible();
  const draft = page.url();
  await page.getByRole("link", { name: "Existing Records" }).first().click();
  await page
    .getByRole("button", { name: /^Actions for/ })
    .first()
    .click();
  await page.getByRole("menuitem", { name: "Copy to new record" }).click();
  await expect(page.getByText("This is a new record and is not saved yet.")).toBeVisible();
  await expect(indication(page)).toHaveValue("");
  await page.goto(draft);
  await expect(indication(page)).toHaveValue("A draft of something else");
  await page.getByRole("button", { name: "Discard draft" }).click();
  // What had the focus is gone; it goes on in the form.
  await expect(page.locator("section:focus-within")).toHaveCount(1);

  const attending = `Copied, N${Date.now()}`;
  await writeAndCopy(page, attending);
  await expect(page.getByRole("combobox", { name: "Attending" })).toHaveValue(attending);
  await expect(page.getByRole("combobox", { name: "Hospital" })).toHaveValue("Northgate Veterans Clinic");
  await expect(indication(page)).toHaveValue("");
  await expect(identifier(page)).toHaveValue("");
  // What she chose a moment ago is offered first, beside what other journeys of hers choose meanwhile.
  await page.getByRole("combobox", { name: "Attending" }).focus();
  await page.keyboard.press("ArrowDown");
  const recent = page.getByRole("group", { name: "Recent" }).getByRole("option", { name: attending });
  await expect(recent).toBeVisible();
  await page.keyboard.press("Escape");
  await indication(page).fill("Iatrogenic splenic injury");
  await save(page);
  await expect(page.getByText(submitted).first()).toBeVisible();
  await expect(page).toHaveURL(/\/logbook\/records\/create\?draft=/);
  await page.goto(`/logbook/records?search=${encodeURIComponent(attending)}`);
  await expect(page.getByText("2 records", { exact: true })).toBeVisible();
});

test("Maya and Priya change one record: neither loses a word, and Maya decides where both changed the same", async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, cast.maya);
  const address = await writeAndCopy(page, `Shared, N${Date.now()}`);
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

  // Back to the form: all that she typed is there, and still there after a reload.
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

  await page.goto(address);
  await expect(indication(page)).toHaveValue("Maya's indication");
  await expect(page.getByRole("textbox", { name: "Procedure comments" })).toHaveValue("Maya's comment");
  await expect(page.getByRole("combobox", { name: "Hospital" })).toHaveValue("St. Aldhelm Medical Center");
  await expect(identifier(page)).toHaveValue("room 4");
  await another.close();
});

test("A record that is gone while Maya changes it can be saved as a new one", async ({ page, context }) => {
  const attending = `Gone, N${Date.now()}`;
  await signIn(page, cast.maya);
  const address = await writeAndCopy(page, attending);
  await page.goto(address);
  await indication(page).fill("Typed while it was deleted");
  const second = await context.newPage();
  await second.goto(address);
  await second.getByRole("button", { name: "Delete record" }).click();
  await second.getByRole("alertdialog").getByRole("button", { name: "Delete record" }).click();
  await expect(second).toHaveURL("/logbook/records");
  await second.close();
  await save(page);
  const dialog = page.getByRole("dialog", { name: "The record is gone" });
  await dialog.getByRole("button", { name: "Save as new record" }).click();
  await expect(page.getByText(submitted)).toBeVisible();
  await page.goto(`/logbook/records?search=${encodeURIComponent(attending)}`);
  await expect(page.getByText("1 record", { exact: true })).toBeVisible();
});

test("In two tabs Maya writes two records, and going back to the list shows it where she left it", async ({
  page,
  context,
}) => {
  await signIn(page, cast.maya, "/logbook/records/create");
  await indication(page).fill("First tab");
  const second = await context.newPage();
  // The identity service knows her in this browser and asks nothing.
  await second.goto("/logbook/records/create");
  // Another case: what the first tab holds stays there.
  await expect(indication(second)).toHaveValue("");
  const attending = `Tabs, N${Date.now()}`;
  for (const [tab, text] of [
    [page, "First tab"],
    [second, "Second tab"],
  ] as const) {
    await fillRecord(tab, {
      hospital: "Northgate Veterans Clinic",
      attending,
      procedure: "Splenic artery embolization",
      indication: text,
    });
    await save(tab);
    await expect(tab.getByText(submitted)).toBeVisible();
    // The next record begins empty; until then the browser asks whether to leave.
    await expect(indication(tab)).toHaveValue("");
  }
  await second.goto(`/logbook/records?search=${encodeURIComponent(attending)}`);
  await expect(second.getByText("2 records", { exact: true })).toBeVisible();
  await second.close();

  // Oldest first: what other journeys write meanwhile comes below, and none of them takes an old record away.
  await page.goto("/logbook/records?order=asc");
  const row = page.getByRole("table", { name: "Records" }).getByRole("row").nth(20).getByRole("link");
  await row.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(200);
  await row.click();
  // Hers or one that she took part in, which she only reads.
  await expect(page).toHaveURL(/\/logbook\/records\/[0-9a-f-]{36}$/);
  await expect(row).toHaveCount(0);
  await page.goBack();
  await expect(row).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
});
