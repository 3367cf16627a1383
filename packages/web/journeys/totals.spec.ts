import { cast, expect, signIn, test, visit } from "./support/journey.ts";

test("George adds a target, Maya's page shows it, and he sees her progress towards it", async ({
  page,
  browser,
}, { retry }) => {
  const name = `Night work ${retry + 1}`;
  await signIn(page, cast.george, "/admin/logbook/targets/1");
  await page.getByRole("button", { name: "Add target" }).click();
  const dialog = page.getByRole("dialog", { name: "Add target" });
  await dialog.getByRole("button", { name: "Add target" }).click();
  await expect(dialog.getByText("Required").first()).toBeVisible();
  await dialog.getByRole("textbox", { name: "Name" }).fill(name);
  await dialog.getByRole("textbox", { name: "Minimum number of cases" }).fill("7777");
  await dialog.getByRole("button", { name: "Add target" }).click();
  await expect(page.getByRole("table", { name: "Targets" })).toContainText(name);

  const other = await browser.newContext();
  const hers = await other.newPage();
  await signIn(hers, cast.maya, new URL("/logbook/totals", page.url()).href);
  await expect(hers.getByRole("region", { name: "Targets" })).toContainText(
    new RegExp(`${name}\\s*\\d+ of 7777`),
  );
  await other.close();

  await visit(page, "/logbook/totals/groups");
  await page.getByRole("link", { name: "IR Residents" }).click();
  await expect(page.getByRole("columnheader", { name: new RegExp(name) })).toBeVisible();
  await page.getByRole("link", { name: "Maya Lindqvist" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Maya Lindqvist" })).toBeVisible();

  await visit(page, "/admin/logbook/targets/1");
  await page.getByRole("button", { name: `Remove ${name}` }).click();
  await page.getByRole("button", { name: "Remove target" }).click();
  await expect(page.getByRole("table", { name: "Targets" })).not.toContainText(name);
});
