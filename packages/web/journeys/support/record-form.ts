import { expect, type Page } from "@playwright/test";

export type RecordText = {
  readonly hospital: string;
  /** The attending's name as "Last, First". */
  readonly attending: string;
  /** A part of the procedure's name that only it has. */
  readonly procedure: string;
  readonly indication: string;
};

/** A day that every date field accepts, as it is typed in en-GB. */
function yesterday(): string {
  const day = new Date(Date.now() - 86_400_000);
  const shown = new Intl.DateTimeFormat("en-GB", { timeZone: "Europe/London" }).format(day);
  return shown.replaceAll("/", "");
}

/** Fills in what a record needs, as a person does: by writing, and by choosing what the lists offer. */
export async function fillRecord(page: Page, record: RecordText): Promise<void> {
  await page.getByRole("spinbutton", { name: /^day, Date of procedure/ }).click();
  await page.keyboard.type(yesterday());
  await choose(page, "Hospital", record.hospital);
  await typeInto(page, "Attending", record.attending);
  await page.keyboard.press("Tab");
  await choose(page, "Procedure name", record.procedure);
  await page.getByRole("textbox", { name: "Procedure indication" }).fill(record.indication);
}

/** Finds the one option of a list that has a text, and takes it by Enter: a click can miss it while the page scrolls to it. */
export async function choose(page: Page, label: string, text: string): Promise<void> {
  // A new form begins with the hospital of the last case; typing the same text again changes nothing.
  if ((await page.getByRole("combobox", { name: label }).inputValue()) === text) return;
  await typeInto(page, label, text);
  await page.getByRole("option", { name: text }).waitFor();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("listbox")).toHaveCount(0);
}

async function typeInto(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByRole("combobox", { name: label });
  await field.click();
  await field.press("ControlOrMeta+a");
  await field.fill(text);
}

export async function save(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save record" }).click();
}
