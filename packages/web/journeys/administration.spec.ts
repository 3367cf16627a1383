import type { Page } from "@playwright/test";
import { violations } from "./support/axe.ts";
import { cast, expect, signIn, test, visit } from "./support/journey.ts";

const rowOf = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });
const dialog = (page: Page) => page.getByRole("dialog").or(page.getByRole("alertdialog"));

async function inspect(page: Page): Promise<void> {
  await expect(page.locator("[data-busy=true]")).toHaveCount(0);
  expect.soft(await violations(page)).toEqual([]);
}

/** The entries of a failed first try do not disturb the next one, which uses other names. */
const namesOfTry = [
  { surname: "Journeyman", given: "Ada", slip: "Journeymann", other: "Journeymen" },
  { surname: "Wayfarer", given: "Ida", slip: "Wayfarrer", other: "Wayfarers" },
] as const;

test("George adds, corrects and merges attendings of his hospital (7.083, 7.085)", async ({ page }, {
  retry,
}) => {
  const { surname, given, slip, other } = namesOfTry[retry === 0 ? 0 : 1];
  const [person, slipped, alike] = [surname, slip, other].map((last) => `${last}, ${given}`) as [
    string,
    string,
    string,
  ];
  const email = `${given}.${surname}@northgate.example`.toLowerCase();
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

  // By keyboard only: errors are reported at their field, and the portal's refusals at the e-mail field.
  await page.getByRole("button", { name: "Add attending" }).focus();
  await page.keyboard.press("Enter");
  await expect(dialog(page).getByRole("textbox", { name: "Name" })).toBeFocused();
  await page.keyboard.type(surname);
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toContainText("Please separate first and last name with a comma");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("WHITFIELD, Eleanor");
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toContainText("Attending name already exists");
  await expect(dialog(page).getByRole("textbox", { name: "E-mail" })).toHaveAttribute("aria-invalid", "true");
  await dialog(page).getByRole("textbox", { name: "Name" }).fill(person);
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Add attending" })).toBeFocused();
  await expect(unverified.getByRole("row").filter({ hasText: person })).toBeVisible();

  await page.getByRole("button", { name: `Edit ${person}` }).click();
  await dialog(page).getByRole("textbox", { name: "E-mail" }).fill(email);
  await dialog(page).getByRole("button", { name: "Save" }).click();
  // The address waits for the yes of its owner.
  await expect(unverified.getByRole("row").filter({ hasText: surname })).toContainText(email);

  // A name that is nearly the same is found, and merged.
  await page.getByRole("button", { name: "Add attending" }).click();
  await dialog(page).getByRole("textbox", { name: "Name" }).fill(slipped);
  await dialog(page).getByRole("button", { name: "Add", exact: true }).click();
  const duplicates = page.getByRole("region", { name: "Possible duplicates" });
  const pair = duplicates.getByRole("listitem").filter({ hasText: slipped });
  await pair.getByRole("button", { name: "Merge" }).click();
  await expect(dialog(page).getByRole("radio", { name: new RegExp(`^${person}`) })).toBeChecked();
  await dialog(page).getByRole("button", { name: "Merge" }).click();
  await expect(rowOf(page, slipped)).toHaveCount(0);

  // Two people with similar names are kept separate, and entries with different names can be merged by hand.
  await page.getByRole("button", { name: "Add attending" }).click();
  await dialog(page).getByRole("textbox", { name: "Name" }).fill(alike);
  await dialog(page).getByRole("button", { name: "Add", exact: true }).click();
  const others = duplicates.getByRole("listitem").filter({ hasText: alike });
  await others.getByRole("button", { name: "Keep apart" }).click();
  await expect(others).toHaveCount(0);
  await page.reload();
  await expect(rowOf(page, alike)).toHaveCount(1);
  await expect(others).toHaveCount(0);
  await page.getByRole("button", { name: `Merge ${alike} into another` }).click();
  await dialog(page).getByRole("combobox", { name: "Which one stays?" }).fill(surname.toLowerCase());
  await page.getByRole("option", { name: new RegExp(`^${person}`) }).click();
  await expect(dialog(page)).toContainText(`${alike} has no records.`);
  await dialog(page).getByRole("button", { name: "Merge" }).click();
  await expect(rowOf(page, alike)).toHaveCount(0);

  await page.getByRole("searchbox", { name: "Search attendings" }).fill(surname.slice(0, 7));
  await expect(rowOf(page, "Whitfield, Eleanor")).toHaveCount(0);
  await page.getByRole("button", { name: `Remove ${person}` }).click();
  await expect(dialog(page)).toContainText(`${person} will no longer be offered.`);
  await dialog(page).getByRole("button", { name: "Remove attending" }).click();
  await expect(rowOf(page, person)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Add attending" })).toBeFocused();
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
