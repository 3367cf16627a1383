import type { Page } from "@playwright/test";
import { violations } from "./support/axe.ts";
import { cast, expect, signIn, test, visit } from "./support/journey.ts";

const toRow = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });
const dialog = (page: Page) => page.getByRole("dialog").or(page.getByRole("alertdialog"));

async function inspect(page: Page): Promise<void> {
  await expect(page.locator("[data-busy=true]")).toHaveCount(0);
  expect.soft(await violations(page)).toEqual([]);
}

test("George merges two hospitals, and their records show the remaining one", async ({ page }, { retry }) => {
  // A merge cannot be undone, so the next try has a hospital of its own.
  const merged = retry === 0 ? "Saint Aldhelm Medical Centre" : "Northgate Children's Hospital";
  await page.emulateMedia({ reducedMotion: "reduce" });
  await signIn(page, cast.george, "/admin/logbook/attendings/1");
  await expect(toRow(page, "Demir, Yusuf")).toBeVisible();
  await inspect(page);

  await visit(page, "/admin/logbook/hospitals/1");
  const hospitals = page.getByRole("table", { name: "Hospitals" });
  await expect(toRow(page, merged)).toHaveCount(1);
  const rows = await hospitals.getByRole("row").count();
  await inspect(page);
  await page.getByRole("button", { name: `Edit ${merged}` }).click();
  await dialog(page).getByRole("textbox", { name: "Name" }).fill("st. aldhelm medical center");
  await dialog(page).getByRole("button", { name: "Save" }).click();
  await expect(dialog(page)).toContainText(
    "There is already a hospital with the name St. Aldhelm Medical Center.",
  );
  await dialog(page).getByRole("button", { name: "Merge" }).click();
  await expect(hospitals.getByRole("row")).toHaveCount(rows - 1);
  await expect(toRow(page, merged)).toHaveCount(0);

  await visit(page, `/logbook/records?search=${encodeURIComponent(merged)}`);
  await expect(
    page.getByText("No records found, try clearing the filters or reloading the page"),
  ).toBeVisible();
});
