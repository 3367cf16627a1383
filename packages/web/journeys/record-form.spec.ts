import type { Locator, Page } from "@playwright/test";
import { cast, expect, signIn, test } from "./support/journey.ts";
import { fillRecord, save } from "./support/record-form.ts";

const create = "/logbook/records/create";
const submitted = "Record successfully submitted.";
const clinicalData = "Additional Clinical Data";
const clinicalManager = "Clinical Manager";

test.describe.configure({ timeout: 90_000 });

const part = (page: Page, title: string) => page.getByRole("region", { name: title });
const fold = (page: Page, title: string) => page.getByRole("button", { name: title });
const pick = (page: Page, group: string, option: string) =>
  page.getByRole("radiogroup", { name: group, exact: true }).getByText(option, { exact: true }).click();

async function choose(page: Page, label: string, option: string | RegExp, part: Locator | Page = page) {
  await part.getByRole("button", { name: label }).click();
  await page.getByRole("option", { name: option }).click();
}

const plain = (attending: string) => ({
  hospital: "Northgate Veterans Clinic",
  attending,
  procedure: "Splenic artery embolization",
  indication: "Blunt splenic trauma",
});

test("Maya answers the clinical questions, is asked only what follows, and finds it all again", async ({
  page,
}) => {
  // It goes through every part of the form twice.
  test.setTimeout(150_000);
  const attending = `Clinical, N${Date.now()}`;
  await signIn(page, cast.maya, create);
  await fillRecord(page, plain(attending));
  // Folded until somebody wants them (7.042).
  await expect(page.getByRole("radiogroup", { name: "Sex" })).toHaveCount(0);
  await fold(page, clinicalData).click();
  await pick(page, "Sex", "Female");

  await expect(page.getByRole("radiogroup", { name: "Secondary modality" })).toHaveCount(0);
  await pick(page, "Primary modality", "CT");
  await page.getByRole("textbox", { name: "CT dose index, CTDI (mGy)" }).fill("-3.25");
  await expect(page.getByRole("textbox", { name: "CT dose index, CTDI (mGy)" })).toHaveValue("3.25");
  await expect(page.getByRole("textbox", { name: "Fluoroscopy time (min)" })).toHaveCount(0);
  // To Fluoroscopy: the CT doses are emptied although CT stays (7.036, X74).
  await pick(page, "Secondary modality", "Fluoroscopy");
  await expect(page.getByRole("textbox", { name: "CT dose index, CTDI (mGy)" })).toHaveValue("");
  await page.getByRole("textbox", { name: "Fluoroscopy time (min)" }).fill("12.5");

  await choose(page, "INR", "<1.3");
  await expect(page.getByRole("radiogroup", { name: "INR corrective action" })).toHaveCount(0);
  await choose(page, "INR", "1.3-1.4");
  await pick(page, "INR corrective action", "Vitamin K");

  await fold(page, clinicalManager).click();
  await pick(page, "Successful", "No");
  await page.getByRole("textbox", { name: "Why was the procedure not successful?" }).fill("Access failed");
  await choose(page, "Adverse event", "A: no therapy");
  await page.getByRole("textbox", { name: "Adverse event description" }).fill("Small haematoma");

  // What each role does is told where it is picked; a level opens the next row (7.043).
  await page.getByRole("button", { name: "Role" }).click();
  await expect(page.getByRole("option", { name: /Circulator/ })).toContainText("runs the room");
  await page.getByRole("option", { name: /Operator/ }).click();
  // Another one than the last time, which it begins with.
  const own = page.getByRole("group", { name: "Participant 1" });
  await choose(page, "Level", /^R2\b/, own);
  await choose(page, "Level", /^R3\b/, own);
  await expect(page.getByRole("group", { name: "Participant 2" })).toBeVisible();

  await save(page);
  await expect(page.getByText(submitted)).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Attending" })).toHaveValue("");

  await page.goto(`/logbook/records?search=${encodeURIComponent(attending)}`);
  await page.getByRole("row").filter({ hasText: attending }).getByRole("link").click();
  await expect(fold(page, clinicalManager)).toContainText("4 filled in");
  await fold(page, clinicalData).click();
  await expect(page.getByRole("textbox", { name: "Fluoroscopy time (min)" })).toHaveValue("12.5");
  await expect(page.getByRole("radio", { name: "Vitamin K" })).toBeChecked();
});

test("Maya's clinical answers survive a reload", async ({ page }) => {
  await signIn(page, cast.maya, create);
  await fold(page, clinicalManager).click();
  await pick(page, "On call", "Yes");
  await pick(page, "Successful", "No");
  await page.getByRole("textbox", { name: "Why was the procedure not successful?" }).fill("Access failed");
  // What is no number is kept as it was typed, too.
  await fold(page, clinicalData).click();
  await pick(page, "Primary modality", "Fluoroscopy");
  await page.getByRole("textbox", { name: "Skin dose (mGy)" }).fill("lots");
  await page.reload();
  await expect(page.getByText(/What you typed on .* is back/)).toBeVisible();
  await fold(page, clinicalData).click();
  await expect(page.getByRole("textbox", { name: "Skin dose (mGy)" })).toHaveValue("lots");
  await expect(fold(page, clinicalManager)).toContainText("3 filled in");
  // On a wide window the outline leads there, and opens it.
  await page.getByRole("navigation", { name: "Parts of the form" }).getByText(clinicalManager).click();
  await expect(page.getByRole("textbox", { name: "Why was the procedure not successful?" })).toHaveValue(
    "Access failed",
  );
  await expect(
    part(page, clinicalManager)
      .getByRole("radiogroup", { name: "On call" })
      .getByRole("radio", { name: "Yes" }),
  ).toBeChecked();
  await page.getByRole("button", { name: "Discard draft" }).click();
  await expect(page.getByRole("textbox", { name: "Skin dose (mGy)" })).toHaveCount(0);
  await expect(fold(page, clinicalManager)).not.toContainText("filled in");
});
