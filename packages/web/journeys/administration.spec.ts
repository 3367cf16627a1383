import type { Page } from "@playwright/test";
import { violations } from "./support/axe.ts";
import { cast, expect, signIn, test, visit } from "./support/journey.ts";

const rowOf = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });
const dialog = (page: Page) => page.getByRole("dialog").or(page.getByRole("alertdialog"));

async function inspect(page: Page): Promise<void> {
  await expect(page.locator("[data-busy=true]")).toHaveCount(0);
  expect.soft(await violations(page)).toEqual([]);
}

test("George adds an attending of his hospital and merges another into it (7.083, 7.085)", async ({ page }, {
  retry,
}) => {
  // The entries of a failed first try do not disturb the next one, which uses other names.
  const person = retry === 0 ? "Journeyman, Ada" : "Wayfarer, Ida";
  const slipped = retry === 0 ? "Journeymann, Ada" : "Wayfarrer, Ida";
  await page.emulateMedia({ reducedMotion: "reduce" });
  await signIn(page, cast.george);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Administration" }).click();
  await page
    .getByRole("navigation", { name: "Administration" })
    .getByRole("link", { name: "Logbook" })
    .click();
  await expect(page).toHaveURL("/admin/logbook");
  await expect(page.getByRole("button", { name: /Accounts/ })).toContainText("Northgate University Hospital");
  await page.getByRole("link", { name: "Open attendings" }).click();
  await expect(page).toHaveURL("/admin/logbook/attendings/1");
  const unverified = page.getByRole("table", { name: "Unverified attendings" });
  await expect(unverified.getByRole("row").filter({ hasText: "Demir, Yusuf" })).toBeVisible();
  await inspect(page);

  // By keyboard only; the portal refuses a name that exists.
  const add = page.getByRole("button", { name: "Add attending" });
  await add.press("Enter");
  await expect(dialog(page).getByRole("textbox", { name: "Name" })).toBeFocused();
  await page.keyboard.type("WHITFIELD, Eleanor");
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toContainText("Attending name already exists");
  await dialog(page).getByRole("textbox", { name: "Name" }).fill(person);
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toHaveCount(0);
  await expect(add).toBeFocused();
  await expect(rowOf(page, person)).toBeVisible();

  await add.press("Enter");
  await dialog(page).getByRole("textbox", { name: "Name" }).fill(slipped);
  await page.keyboard.press("Enter");
  const duplicates = page.getByRole("region", { name: "Possible duplicates" });
  const pair = duplicates.getByRole("listitem").filter({ hasText: slipped });
  await pair.getByRole("button", { name: "Merge" }).click();
  await dialog(page).getByRole("button", { name: "Merge" }).click();
  await expect(rowOf(page, slipped)).toHaveCount(0);
  await expect(rowOf(page, person)).toBeVisible();
});

test("George merges two hospitals, and their records show the remaining one", async ({ page }, { retry }) => {
  // A merge cannot be undone, so the next try has a hospital of its own.
  const merged = retry === 0 ? "Saint Aldhelm Medical Centre" : "Northgate Children's Hospital";
  await page.emulateMedia({ reducedMotion: "reduce" });
  await signIn(page, cast.george, "/admin/logbook/hospitals/1");
  const hospitals = page.getByRole("table", { name: "Hospitals" });
  await expect(rowOf(page, merged)).toHaveCount(1);
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
  await expect(rowOf(page, merged)).toHaveCount(0);

  await visit(page, `/logbook/records?search=${encodeURIComponent(merged)}`);
  await expect(
    page.getByText("No records found, try clearing the filters or reloading the page"),
  ).toBeVisible();
});
