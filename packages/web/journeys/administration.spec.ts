import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { cast, expect, signIn, test } from "./support/journey.ts";

const rowOf = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });
const dialog = (page: Page) => page.getByRole("dialog").or(page.getByRole("alertdialog"));

async function inspect(page: Page): Promise<void> {
  await expect(page.locator("[data-busy=true]")).toHaveCount(0);
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  expect
    .soft(violations.map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target).join(", ")}`))
    .toEqual([]);
}

test("George keeps his hospital's attendings in order", async ({ page }) => {
  test.setTimeout(90_000);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await signIn(page, cast.george);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Administration" }).click();
  await expect(page).toHaveURL("/admin/logbook");
  await expect(page.getByRole("button", { name: /Accounts/ })).toContainText("Northgate University Hospital");
  await inspect(page);
  await page.getByRole("link", { name: "Open attendings" }).click();
  await expect(page).toHaveURL("/admin/logbook/attendings/1");
  const unverified = page.getByRole("table", { name: "Unverified attendings" });
  const verified = page.getByRole("table", { name: "Verified attendings" });
  await expect(unverified.getByRole("row").filter({ hasText: "Demir, Yusuf" })).toBeVisible();
  await inspect(page);

  // By keyboard alone: what is wrong is said in its field, what the portal refuses in the e-mail field.
  await page.getByRole("button", { name: "Add attending" }).focus();
  await page.keyboard.press("Enter");
  await expect(dialog(page).getByRole("textbox", { name: "Name" })).toBeFocused();
  await page.keyboard.type("Journeyman");
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toContainText("Please separate first and last name with a comma");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("WHITFIELD, Eleanor");
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toContainText("Attending name already exists");
  await expect(dialog(page).getByRole("textbox", { name: "E-mail" })).toHaveAttribute("aria-invalid", "true");
  await dialog(page).getByRole("textbox", { name: "Name" }).fill("Journeyman, Ada");
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Add attending" })).toBeFocused();
  await expect(unverified.getByRole("row").filter({ hasText: "Journeyman, Ada" })).toBeVisible();

  await page.getByRole("button", { name: "Edit Journeyman, Ada" }).click();
  await dialog(page).getByRole("textbox", { name: "E-mail" }).fill("ada.journeyman@northgate.example");
  await dialog(page).getByRole("button", { name: "Save" }).click();
  await expect(
    verified.getByRole("row").filter({ hasText: "ada.journeyman@northgate.example" }),
  ).toBeVisible();
  await expect(unverified.getByRole("row").filter({ hasText: "Journeyman" })).toHaveCount(0);

  // A name that is nearly the same is found, and merged.
  await page.getByRole("button", { name: "Add attending" }).click();
  await dialog(page).getByRole("textbox", { name: "Name" }).fill("Journeymann, Ada");
  await dialog(page).getByRole("button", { name: "Add", exact: true }).click();
  const duplicates = page.getByRole("region", { name: "Possible duplicates" });
  const pair = duplicates.getByRole("listitem").filter({ hasText: "Journeymann, Ada" });
  await pair.getByRole("button", { name: "Merge" }).click();
  await expect(dialog(page).getByRole("radio", { name: /^Journeyman, Ada/ })).toBeChecked();
  await dialog(page).getByRole("button", { name: "Merge" }).click();
  await expect(rowOf(page, "Journeymann, Ada")).toHaveCount(0);

  // Two who only look alike stay two; a name that does not look alike is merged by hand.
  await page.getByRole("button", { name: "Add attending" }).click();
  await dialog(page).getByRole("textbox", { name: "Name" }).fill("Journeymen, Ada");
  await dialog(page).getByRole("button", { name: "Add", exact: true }).click();
  const others = duplicates.getByRole("listitem").filter({ hasText: "Journeymen, Ada" });
  await others.getByRole("button", { name: "Keep apart" }).click();
  await expect(others).toHaveCount(0);
  await page.reload();
  await expect(rowOf(page, "Journeymen, Ada")).toHaveCount(1);
  await expect(others).toHaveCount(0);
  await page.getByRole("button", { name: "Merge Journeymen, Ada into another" }).click();
  await dialog(page).getByRole("combobox", { name: "Which one stays?" }).fill("journeyman");
  await page.getByRole("option", { name: /^Journeyman, Ada/ }).click();
  await expect(dialog(page)).toContainText("Journeymen, Ada has no records.");
  await dialog(page).getByRole("button", { name: "Merge" }).click();
  await expect(rowOf(page, "Journeymen, Ada")).toHaveCount(0);

  await page.getByRole("searchbox", { name: "Search attendings" }).fill("journey");
  await page.getByRole("button", { name: "Remove Journeyman, Ada" }).click();
  await expect(dialog(page)).toContainText("Journeyman, Ada will no longer be offered.");
  await dialog(page).getByRole("button", { name: "Remove attending" }).click();
  await expect(rowOf(page, "Journeyman, Ada")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Add attending" })).toBeFocused();
});

test("George makes one hospital of two, and its records follow", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await signIn(page, cast.george, "/admin/logbook/hospitals/1");
  const hospitals = page.getByRole("table", { name: "Hospitals" });
  await expect(hospitals.getByRole("row")).toHaveCount(6);
  await inspect(page);
  await page.getByRole("button", { name: "Edit Saint Aldhelm Medical Centre" }).click();
  await dialog(page).getByRole("textbox", { name: "Name" }).fill("st. aldhelm medical center");
  await dialog(page).getByRole("button", { name: "Save" }).click();
  await expect(dialog(page)).toContainText(
    "There is already a hospital with the name St. Aldhelm Medical Center.",
  );
  await dialog(page).getByRole("button", { name: "Merge" }).click();
  await expect(hospitals.getByRole("row")).toHaveCount(5);
  await expect(rowOf(page, "Saint Aldhelm Medical Centre")).toHaveCount(0);

  await page.goto("/logbook/records?search=saint%20aldhelm");
  await expect(
    page.getByText("No records found, try clearing the filters or reloading the page"),
  ).toBeVisible();
});

test("Whoever may not administer a logbook is told so, and offered nothing", async ({ page }) => {
  await signIn(page, cast.helena, "/administration/accounts?from=mail");
  await expect(page).toHaveURL("/admin?from=mail");
  await expect(page.getByRole("main")).toContainText("There is nothing here for your role yet.");
  await expect(
    page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Administration" }),
  ).toHaveCount(0);
  await inspect(page);
});

test("Maya may not see the administration, whatever the address", async ({ page }) => {
  await signIn(page, cast.maya, "/admin");
  const refusal = page.getByText("You do not have the necessary rights to view this page.");
  await expect(refusal).toBeVisible();
  for (const path of [
    "/admin/logbook",
    "/admin/logbook/attendings/1",
    "/admin/logbook/hospitals/4711",
    "/admin/groups",
  ]) {
    await page.goto(path);
    await expect(refusal).toBeVisible();
  }
});
