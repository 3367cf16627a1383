import type { Page } from "@playwright/test";
import { cast, expect, signIn, test } from "./support/journey.ts";
import { fillRecord, save } from "./support/record-form.ts";
import { startSession } from "./support/session.ts";

const create = "/logbook/records/create";
const indication = (page: Page) => page.getByRole("textbox", { name: "Procedure indication" });
const inPortal = (page: Page) => expect(page.getByText(/^Draft saved/)).toBeVisible();

/** Types into a new record, waits until the portal has stored it, and returns the address of the draft. */
async function begin(page: Page, text: string): Promise<string> {
  await page.goto(create);
  await indication(page).fill(text);
  await inPortal(page);
  return page.url();
}

test("Maya begins a record on the phone and saves it at the desk, and the draft is deleted", async ({
  page,
  browser,
  baseURL,
}) => {
  const phone = await browser.newPage({ baseURL: baseURL ?? "", viewport: { width: 360, height: 740 } });
  await startSession(phone, cast.maya);
  const address = await begin(phone, "Begun on the phone");
  await signIn(page, cast.maya, "/logbook");
  await page.locator(`a[href$="${new URL(address).search}"]`).click();
  await expect(indication(page)).toHaveValue("Begun on the phone");
  // Both devices continue at the same time: each keeps its text.
  await phone.getByRole("textbox", { name: "Optional identifier" }).fill("room 4");
  await inPortal(phone);
  await fillRecord(page, {
    hospital: "Northgate Veterans Clinic",
    attending: `Desk, D${Date.now()}`,
    procedure: "Splenic artery embolization",
    indication: "Finished at the desk",
  });
  await inPortal(page);
  await expect(page.getByRole("textbox", { name: "Optional identifier" })).toHaveValue("room 4");
  await save(page);
  await expect(page.getByText("Record successfully submitted.").first()).toBeVisible();
  await expect(indication(page)).toHaveValue("");
  // The phone opens the record that the draft has become, and does not create a second one.
  await phone.getByRole("textbox", { name: "Optional identifier" }).fill("room 5");
  await expect(phone).toHaveURL(/\/logbook\/records\/[0-9a-f-]{36}$/);
  await expect(phone.getByText("This case is already saved.")).toBeVisible();
  await expect(phone.getByRole("textbox", { name: "Optional identifier" })).toHaveValue("room 5");
  await expect(indication(phone)).toHaveValue("Begun on the phone");
  await phone.close();
});
