import { cast, expect, signIn, test } from "./support/journey.ts";
import { operationOf } from "./support/operations.ts";

// It goes through the dialog four times.
test.describe.configure({ timeout: 90_000 });

test("Tomás deletes a record from the list, and another one from its own page (7.048)", async ({ page }) => {
  await signIn(page, cast.tomas, "/logbook/records?sort=procedureName");
  const rows = page.getByRole("table", { name: "Records" }).getByRole("row");
  // What he may delete: on others he is one of several.
  const own = rows.filter({
    has: page.getByRole("cell", { name: `${cast.tomas.firstName} ${cast.tomas.lastName}`, exact: true }),
  });
  const menus = own.getByRole("button", { name: /^Actions for/ });
  await expect(menus.first()).toBeVisible();
  // By its address and not by how many there are: others write records with him meanwhile.
  const address = (await own.first().getByRole("link").getAttribute("href")) ?? "";
  const listed = (href: string) => page.getByRole("main").locator(`a[href="${href}"]`);
  await expect(listed(address)).toHaveCount(1);
  const doomed = (await menus.first().getAttribute("aria-label"))?.replace("Actions for ", "") ?? "";

  await menus.first().focus();
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: "Delete" }).press("Enter");
  const dialog = page.getByRole("alertdialog", { name: "Confirm delete record" });
  await expect(dialog).toContainText(doomed.split(", ").at(-1) ?? "");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(menus.first()).toBeFocused();

  // Whose answer does not come is told, and nothing is gone.
  await page.route("**/api/graphql", (route, request) =>
    operationOf(request) === "useDeleteRecordMutation" ? route.abort("connectionreset") : route.fallback(),
  );
  await menus.first().click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await dialog.getByRole("button", { name: "Delete record" }).click();
  await expect(page.getByText("Record deletion failed.")).toBeVisible();
  await expect(listed(address)).toHaveCount(1);
  await page.unroute("**/api/graphql");

  await menus.first().click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await dialog.getByRole("button", { name: "Delete record" }).click();
  await expect(page.getByText("Record deleted.")).toBeVisible();
  await expect(listed(address)).toHaveCount(0);
  await expect(page).toHaveURL("/logbook/records?sort=procedureName");
  await expect(dialog).toHaveCount(0);
  await expect(
    page.getByRole("table", { name: "Records" }).getByRole("link").and(page.locator(":focus")),
  ).toHaveCount(1);

  await own.first().getByRole("link").click();
  await expect(page).toHaveURL(/\/logbook\/records\/[0-9a-f-]{36}$/);
  const another = page.url();
  await page.getByRole("button", { name: "Delete record" }).click();
  await dialog.getByRole("button", { name: "Delete record" }).click();
  await expect(page).toHaveURL("/logbook/records");
  await expect(rows.nth(1)).toBeVisible();
  await page.goto(another);
  await expect(page.getByRole("main")).toContainText("Specified record does not exist or is unavailable");
});
