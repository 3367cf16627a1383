import { cast, expect, signIn, test } from "./support/journey.ts";
import { fillRecord } from "./support/record-form.ts";

const create = "/logbook/records/create";

test.describe.configure({ timeout: 90_000 });

test("A toast leads Maya from what she saved to the record and to its copy", async ({ page }) => {
  const indication = `Toast ${Date.now()}`;
  await signIn(page, cast.maya, create);
  await fillRecord(page, {
    hospital: "Northgate Veterans Clinic",
    attending: "Okafor, Ngozi",
    procedure: "Splenic artery embolization",
    indication,
  });
  const field = page.getByRole("textbox", { name: "Procedure indication" });
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
  await expect(page.getByRole("combobox", { name: "Procedure name" })).toHaveValue(
    "Splenic artery embolization",
  );
  await expect(page.getByRole("heading", { level: 1, name: "Enter New Record" })).toBeVisible();
});

test("Priya's totals open on the trainees for whom she is responsible, and her own are a step away", async ({
  page,
}) => {
  await signIn(page, cast.priya, "/logbook/totals");
  await expect(page).toHaveURL(/\/logbook\/totals\/group/);
  await page.getByRole("link", { name: "Your own totals" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Totals" })).toBeVisible();
  await expect(page).toHaveURL(/person=me/);
});

test("Tomás is told what another group takes away, and has it back", async ({ page }) => {
  await signIn(page, cast.tomas, create);
  const group = page.getByRole("button", { name: /Group/ });
  await group.click();
  await page.getByRole("option").first().click();
  const first = page.getByRole("group", { name: "Participant 1" });
  await page.getByRole("button", { name: "Add participant" }).click();
  await page.getByRole("group", { name: "Participant 2" }).getByRole("combobox").fill("Jo Visitor");
  await group.click();
  await page.getByRole("option").nth(1).click();
  await expect(page.getByText(/Cleared: .*1 participant\./).first()).toBeVisible();
  await expect(page.getByRole("group", { name: "Participant 2" })).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("group", { name: "Participant 2" }).getByRole("combobox")).toHaveValue(
    "Jo Visitor",
  );
  await expect(page.getByText(/Cleared: .*1 participant\./)).toHaveCount(0);
  await expect(first).toBeVisible();
});
